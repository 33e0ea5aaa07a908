import { expect, it } from 'vitest'
import type { Exhibitor, Vacancy } from '~/content/model.ts'
import { otherVacancies, toVacancyList, toVacancySummary } from './vacancy-view.ts'

const category = (slug: string) => ({ slug }) as unknown as Exhibitor['category']
const housing = category('woningcorporaties')
const firm = (name: string, of = housing) =>
  ({ name, category: of, logo: null }) as unknown as Exhibitor
const [one, two, office] = [firm('Een'), firm('Twee'), firm('Gemeente', category('overheden'))]
const vacancy = (id: string, closingDate: string, exhibitor: Exhibitor) =>
  ({ id, slug: id, title: id, closingDate, exhibitor }) as unknown as Vacancy

const early = vacancy('early', '2027-03-01', office)
const middle = vacancy('middle', '2027-03-17', one)
const late = vacancy('late', '2027-04-01', two)
const last = vacancy('last', '2027-05-01', one)
const all = [early, middle, late, last]

it('a vacancy is open on its closing date and closed from midnight on', () => {
  expect(toVacancySummary(middle, '2027-03-17').closed).toBe(false)
  expect(toVacancySummary(middle, '2027-03-18').closed).toBe(true)
})

it('the next closing date comes first, and closed vacancies are listed separately, the latest first', () => {
  const list = toVacancyList(all, '2027-03-18')
  expect(list.open.map(({ id }) => id)).toEqual(['late', 'last'])
  expect(list.closed.map(({ id }) => id)).toEqual(['middle', 'early'])
})

it('a vacancy links to open ones of the same exhibitor, then of its category', () => {
  const others = (today: string) => otherVacancies(middle, all, today).map(({ id }) => id)
  expect(others('2027-03-01')).toEqual(['last', 'late', 'early'])
  expect(others('2027-03-18')).toEqual(['last', 'late'])
})
