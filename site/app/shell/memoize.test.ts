import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

test('a value is computed once per object, and again for an equal one', () => {
  const nameOf = memoize(({ name }: { name: string }) => ({ name }))
  const room = { name: 'Hoofdpodium' }
  expect(nameOf(room)).toEqual({ name: 'Hoofdpodium' })
  expect(nameOf(room)).toBe(nameOf(room))
  expect(nameOf({ ...room })).not.toBe(nameOf(room))
})
