import { expect, it } from 'vitest'
import { demoFair } from './catalogue.ts'
import { entriesOf } from './entries/index.ts'
import { describe, problemsOf } from './problems.ts'

const [first, second] = demoFair.vacancies
const withVacancies = (vacancies: typeof demoFair.vacancies) =>
  problemsOf(entriesOf({ ...demoFair, vacancies })).map(describe)

it('names file, slug and field of a broken reference', () => {
  if (!first) throw new Error('the demo fair has vacancies')
  expect(withVacancies([{ ...first, exhibitor: 'bestaat-niet' }])).toEqual([
    `data/vacancies.ts: "${first.slug}", field exhibitor: there is no exhibitor "bestaat-niet" before it`,
  ])
})

it('names a slug that is used twice', () => {
  if (!first || !second) throw new Error('the demo fair has vacancies')
  expect(withVacancies([first, { ...second, slug: first.slug }])).toEqual([
    `data/vacancies.ts: "${first.slug}", field slug: already used in data/vacancies.ts`,
  ])
})
