import fc from 'fast-check'
import { expect, it } from 'vitest'
import { markText, type Piece, snippet } from './highlight.ts'
import { fold } from './tokenize.ts'

const text = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[0])).join('')
const marked = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [piece[0]]))

it('words are marked as they are written', () => {
  const pieces = markText('Tijd voor CO₂, en tijdig.', (word) => ['tyd', 'co2'].includes(word))
  expect(pieces).toEqual([['Tijd'], ' voor ', ['CO₂'], ', en tijdig.'])
})

it('the text is never changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(4), (value, rest) => {
      expect(text(markText(value, (word) => word.length % 5 === rest))).toBe(value)
    }),
  )
})

it('an excerpt contains the first match', () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[a-zé]{1,12}$/), { minLength: 1, maxLength: 200 }),
      fc.nat(),
      (words, at) => {
        const whole = words.join(' ')
        const wanted = fold(words[at % words.length] ?? '')
        const pieces = snippet(whole, (word) => word === wanted)
        const shown = text(pieces)
        expect(whole).toContain(shown.replace(/^… /, '').replace(/ …$/, ''))
        expect(marked(pieces).map(fold)).toContain(wanted)
        expect(shown.length).toBeLessThanOrEqual(180)
      },
    ),
  )
})

it('a text without a match is shown from its beginning', () => {
  const pieces = snippet('woord '.repeat(60).trim(), () => false)
  expect(text(pieces)).toMatch(/^woord .* …$/)
  expect(text(pieces).length).toBeLessThan(180)
})
