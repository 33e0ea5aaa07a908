import { expect, it } from 'vitest'
import { agreedToTag } from './choice-store.ts'

it('consent is valid only for the text that was shown', () => {
  const choice = { version: 't1', at: 0, given: { tag: true } }
  expect(agreedToTag(choice, 't1')).toBe(true)
  expect(agreedToTag(choice, 't2')).toBe(false)
  expect(agreedToTag({ ...choice, given: { tag: false } }, 't1')).toBe(false)
  expect(agreedToTag({ ...choice, given: { video: true } }, 't1')).toBe(false)
  expect(agreedToTag(null, 't1')).toBe(false)
})
