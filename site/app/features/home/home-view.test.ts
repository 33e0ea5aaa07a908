import { expect, it } from 'vitest'
import { document, file, paragraph } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { toHomeView } from './home-view.ts'

const date = (id: string, start: string) =>
  document(id, {
    title: `Datum ${id}`,
    slug: id,
    start,
    end: null,
    place: null,
    url: null,
    body: paragraph('Tekst'),
  })

const { nl } = sampleSnapshot((fair) => {
  addDocuments(
    fair,
    'calendar-items',
    date('vorige', '2026-06-04T13:00:00.000Z'),
    date('webinar', '2027-01-21T18:30:00.000Z'),
    date('volgende', '2029-03-21T08:30:00.000Z'),
  )
  const [item] = fair['programme-items']?.nl ?? []
  Object.assign(item ?? {}, { signUp: 'required' })
})

it('the days before the fair are counted down, with the dates until then', () => {
  const { hero, countdown, filling } = toHomeView(nl, '2026-11-27')
  expect(hero.phase).toBe('before')
  expect(countdown).toMatchObject({ daysLeft: 109, milestones: [{ title: 'Datum webinar' }] })
  expect(filling).toHaveLength(1)
})

it('on a day of the fair the closing time is shown', () => {
  const { hero, countdown } = toHomeView(nl, '2027-03-16')
  expect(hero).toMatchObject({ phase: 'during', openUntil: expect.stringMatching(/^\d\d:\d\d$/) })
  expect(countdown).toBeNull()
})

it('after the last day the results are shown', () => {
  const { hero, filling } = toHomeView(nl, '2027-03-18')
  expect(hero).toMatchObject({ phase: 'after', openUntil: '' })
  expect(filling).toEqual([])
})

it('a fair without days has its length, and a category without exhibitors is left out', () => {
  const empty = sampleSnapshot((fair) => {
    for (const type of ['days', 'exhibitors'] as const) fair[type] = { nl: [], en: [] }
  }).nl
  const { dayCount, categories, figures } = toHomeView(empty, '2026-11-27')
  expect(dayCount).toBe(2)
  expect(categories).toEqual([])
  expect(figures.map(([name]) => name)).not.toContain('exhibitors')
})

it('a photo is shown where editors added one with a size', () => {
  const heroOf = (heroPhoto: object) => {
    const snapshot = sampleSnapshot((fair) => {
      Object.assign(fair['site-settings']?.nl[0] ?? {}, { heroPhoto })
    })
    return toHomeView(snapshot.nl, '2026-11-27').hero.photo
  }
  expect(heroOf(file('dijk.jpg'))).toEqual({ file: 'dijk.jpg', width: 800, height: 600 })
  expect(heroOf({ ...file('dijk.svg'), width: null, height: null })).toBeUndefined()
})
