import { isReservedPath } from '@beursvloer/contract/reserved-paths'
import { expect, it } from 'vitest'
import { entriesOf } from './engine/entries/index.ts'
import { describe as describeProblem, problemsOf } from './engine/problems.ts'
import { startContent } from './start-content/catalogue.ts'

const start = startContent(new Date('2026-11-27T12:00:00Z'))

it('refers only to what exists and repeats no slug', () => {
  expect(problemsOf(entriesOf(start)).map(describeProblem)).toEqual([])
})

it('has an edition of two days, next year, that opens nothing yet', () => {
  expect(start.editions).toMatchObject([
    {
      ...{ year: 2027, startDate: '2027-03-10', endDate: '2027-03-11' },
      ...{ programmePublished: false, registrationOpen: false },
    },
  ])
})

it('holds no word of the demo fair', () => {
  const texts = JSON.stringify(start)
  expect(texts.match(/.{20}(Dakwaarts|Meerhaven|Kade|housing|corporatie|woning).{20}/gi)).toBeNull()
})

it('publishes neither its example of a tariff nor its legal pages, which have places to fill in', () => {
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
