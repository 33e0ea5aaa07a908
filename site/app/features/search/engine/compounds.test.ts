import { expect, it } from 'vitest'
import { createSplitter } from './lexicon.ts'

const words = new Set(
  'woning corporaties hout bouw houtbouw verkeer plein dak renovatie zonne energie kaas meer'.split(
    ' ',
  ),
)
const partsOf = createSplitter((word) => words.has(word))

it.each([
  ['woningcorporaties', ['woning', 'corporaties']],
  ['verkeersplein', ['verkeer', 'plein']],
  ['dakrenovatie', ['dak', 'renovatie']],
  ['zonneenergie', ['zonne', 'energie']],
  ['houtbouwwoning', ['houtbouw', 'hout', 'bouw', 'woning']],
  ['bouw', []],
  ['kaasje', []],
  ['onbekend', []],
])('%s has the parts %j', (word, parts) => {
  expect(partsOf(word)).toEqual(parts)
})
