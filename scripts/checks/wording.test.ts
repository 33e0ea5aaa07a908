import { expect, it } from 'vitest'
import { demoNames, demoSubjects, informalWords } from './wording.ts'

it('informal address in texts is found, with its line', () =>
  expect(informalWords('a.ts', "const a = 1\nconst text = 'Vul je naam in.'")).toEqual([
    'a.ts:2: write "u", not "je"',
  ]))

it('comments and parts of words are ignored', () =>
  expect(informalWords('a.ts', "// zeg geen je\nconst t = 'Projecten: jeugd, plaatsje'")).toEqual(
    [],
  ))

it('line numbers stay correct below blank lines and comments', () => {
  expect(informalWords('a.ts', "const a = 1\n\n// A comment.\nconst text = 'je'")).toEqual([
    'a.ts:4: write "u", not "je"',
  ])
})

it('the name of the demo fair is found, in comments too', () => {
  expect(demoNames('a.ts', "// Dakwaarts\nconst seed = 'dakwaarts-2027'")).toEqual([
    'a.ts:1: the demo fair is named; read it from content',
    'a.ts:2: the demo fair is named; read it from content',
  ])
  expect(demoNames('a.ts', '// A roof')).toEqual([])
})

it('words of the subject of the demo fair are found in texts', () => {
  const texts = "// Woningen\nconst a = { nl: 'Woningcorporatie', value: 'housing-association' }"
  expect(demoSubjects('a.ts', texts)).toEqual([
    'a.ts:2: "Woningcorporatie" is of the demo fair; another word, or content',
  ])
})
