import { isReservedPath } from '@beursvloer/contract/reserved-paths'
import { expect, it } from 'vitest'
import { entriesOf } from './engine/entries/index.ts'
import { describe as describeProblem, problemsOf } from './engine/problems.ts'
import { startContent } from './start-content/catalogue.ts'

const start = startContent(new Date('2026-11-27T12:00:00Z'))

it('has no broken references and no duplicate slugs', () => {
  expect(problemsOf(entriesOf(start)).map(describeProblem)).toEqual([])
})

it('has an edition of two days, next year, with programme and registration closed', () => {
  expect(start.editions).toMatchObject([
    {
      ...{ year: 2027, startDate: '2027-03-10', endDate: '2027-03-11' },
      ...{ programmePublished: false, registrationOpen: false },
    },
  ])
})

it('contains no words of the demo fair', () => {
  const texts = JSON.stringify(start)
  expect(texts.match(/.{20}(Dakwaarts|Meerhaven|Kade|housing|corporatie|woning).{20}/gi)).toBeNull()
})

it('leaves its example tariff and its legal pages as drafts, because they have blanks', () => {
  expect(start.tariffs.map(({ published }) => published)).toEqual([false])
  const drafts = start.pages.filter(({ published }) => published === false)
  expect(drafts.map(({ slug }) => slug)).toEqual([
    'privacy',
    'cookies',
    'voorwaarden',
    'toegankelijkheid',
  ])
  expect(JSON.stringify(drafts)).toContain('[naam, adres en KvK-nummer van uw organisatie]')
})

it('has pages for its menu', () => {
  const slugs = new Set(start.pages.map(({ slug }) => `/${slug}`))
  const targets = start.navigation.map(({ target }) => target)
  expect(targets.filter((target) => !isReservedPath(target) && !slugs.has(target))).toEqual([])
})
