import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('makes one thing of an object, and another of an equal one', () => {
  const nameOf = memoize(({ name }: { name: string }) => ({ name }))
  const room = { name: 'Hoofdpodium' }
  expect(nameOf(room)).toEqual({ name: 'Hoofdpodium' })
  expect(nameOf(room)).toBe(nameOf(room))
  expect(nameOf({ ...room })).not.toBe(nameOf(room))
})
