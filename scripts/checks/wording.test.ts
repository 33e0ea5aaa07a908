import { expect, it } from 'vitest'
import { informalWords } from './wording.ts'

it('finds informal address in texts, with its line', () =>
  expect(informalWords('a.ts', "const a = 1\nconst text = 'Vul je naam in.'")).toEqual([
    'a.ts:2: write "u", not "je"',
  ]))

it('leaves comments and parts of words alone', () =>
  expect(informalWords('a.ts', "// zeg geen je\nconst t = 'Projecten: jeugd, plaatsje'")).toEqual(
    [],
  ))

it('lines keep their numbers below blank lines and comments', () => {
  expect(informalWords('a.ts', "const a = 1\n\n// A comment.\nconst text = 'je'")).toEqual([
    'a.ts:4: write "u", not "je"',
  ])
})
