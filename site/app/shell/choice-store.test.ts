import { expect, it } from 'vitest'
import { agreedToTag } from './choice-store.ts'

it('takes a tag for agreed to in the text that was shown, and in no other', () => {
  const choice = { version: 't1', at: 0, given: { tag: true } }
  expect(agreedToTag(choice, 't1')).toBe(true)
  expect(agreedToTag(choice, 't2')).toBe(false)
  expect(agreedToTag({ ...choice, given: { tag: false } }, 't1')).toBe(false)
  expect(agreedToTag({ ...choice, given: { video: true } }, 't1')).toBe(false)
  expect(agreedToTag(null, 't1')).toBe(false)
})
