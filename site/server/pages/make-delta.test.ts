import { array, assert, constantFrom, nat, property, string, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { applyDelta } from '../../app/shell/page-delta.ts'
import { makeDelta } from './make-delta.ts'

const PAGE = Array.from(
  { length: 400 },
  (_, row) => `<li data-row="${row}">Sessie ${row}</li>`,
).join('')
const size = (before: string, now: string) => JSON.stringify(makeDelta(before, now)).length

it('tells a change by what changed', () => {
  const now = PAGE.replaceAll('Sessie 12<', 'Een andere titel<').replace('Sessie 300<', '<')
  expect(applyDelta(PAGE, makeDelta(PAGE, now))).toBe(now)
  expect(size(PAGE, now)).toBeLessThan(150)
  expect(makeDelta(PAGE, PAGE)).toEqual([[0, PAGE.length]])
  expect(makeDelta('', 'Nieuw')).toEqual(['Nieuw'])
  expect(makeDelta(PAGE, '')).toEqual([])
})

it('finds what was moved', () => {
  const half = PAGE.length / 2
  const now = PAGE.slice(half) + PAGE.slice(0, half)
  expect(applyDelta(PAGE, makeDelta(PAGE, now))).toBe(now)
  expect(size(PAGE, now)).toBeLessThan(100)
})

it('gives the very page, whatever was changed', () => {
  const change = tuple(
    nat(PAGE.length),
    nat(90),
    constantFrom('', 'x', PAGE.slice(0, 100)),
    string(),
  )
  assert(
    property(array(change, { maxLength: 6 }), (changes) => {
      let now = PAGE
      for (const [at, gone, again, text] of changes)
        now = now.slice(0, at) + again + text + now.slice(at + gone)
      expect(applyDelta(PAGE, makeDelta(PAGE, now))).toBe(now)
    }),
  )
})
