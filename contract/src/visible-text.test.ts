import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dropAllInvisible, dropInvisible } from './visible-text.ts'

it.each([
  ['zero-width spaces', 'Anna\u200B de\u2060 Wit\uFEFF', 'Anna de Wit'],
  ['soft hyphens', 'nieuw\u00ADbouw', 'nieuwbouw'],
  ['overrides of the direction', 'factuur\u202Efdp.exe', 'factuurfdp.exe'],
  ['isolates and marks of the direction', '\u2067Anna\u2069\u200E\u061C', 'Anna'],
  ['fillers', '\u3164\u115F\uFFA0', ''],
  ['empty cells of Braille', 'Anna\u2800Wit', 'Anna Wit'],
  ['joiners at an end', '\u200DAnna\u200C', 'Anna'],
  ['tags that are no flag', 'Anna\u{E0041}', 'Anna'],
])('removes %s', (_, text, shown) => {
  expect(dropInvisible(text)).toBe(shown)
})

it.each([
  ['a family', '👩\u200D👩\u200D👧'],
  ['a heart with its colour', '❤\uFE0F'],
  ['a heart on fire', '❤\uFE0F\u200D🔥'],
  ['a builder', '👷🏽\u200D♀\uFE0F'],
  ['the flag of Scotland', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a word in Persian', 'می\u200Cخواهم'],
  ['a word in Sinhala', 'ශ්\u200Dරී'],
  ['a variant of a Japanese name', '葛\u{E0100}'],
])('keeps %s', (_, text) => {
  expect(dropInvisible(text)).toBe(text)
  expect(dropAllInvisible(text)).not.toBe(text)
})

it('changes nothing the second time', () => {
  const unit = fc.constantFrom(
    ...['a', '1', 'و', '❤', '🏴', '🏽', '́', '\u200D', '\u200C', '\uFE0F', '\u{E0100}'],
    ...['\u202E', '\u00AD', '\u3164', '\u{E0067}', '\u{E007F}', '\u180B', ' '],
  )
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      const once = dropInvisible(text)
      expect(dropInvisible(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})
