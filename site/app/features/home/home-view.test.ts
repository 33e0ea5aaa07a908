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

it('counts the days before the fair, along the dates until then', () => {
  const { hero, countdown, filling } = toHomeView(nl, '2026-11-27')
  expect(hero.phase).toBe('before')
  expect(countdown).toMatchObject({ daysLeft: 109, milestones: [{ title: 'Datum webinar' }] })
  expect(filling).toHaveLength(1)
})

it('says on a day of the fair until when it is open', () => {
  const { hero, countdown } = toHomeView(nl, '2027-03-16')
  expect(hero).toMatchObject({ phase: 'during', openUntil: expect.stringMatching(/^\d\d:\d\d$/) })
  expect(countdown).toBeNull()
})

it('looks back after the last day', () => {
  const { hero, filling } = toHomeView(nl, '2027-03-18')
  expect(hero).toMatchObject({ phase: 'after', openUntil: '' })
  expect(filling).toEqual([])
})

it('knows how long a fair without days takes, and shows no category without exhibitors', () => {
  const empty = sampleSnapshot((fair) => {
    for (const type of ['days', 'exhibitors'] as const) fair[type] = { nl: [], en: [] }
  }).nl
  const { dayCount, categories, figures } = toHomeView(empty, '2026-11-27')
  expect(dayCount).toBe(2)
  expect(categories).toEqual([])
  expect(figures.map(([name]) => name)).not.toContain('exhibitors')
})

it('has a photo where editors gave one with pixels', () => {
  const heroOf = (heroPhoto: object) => {
    const snapshot = sampleSnapshot((fair) => {
      Object.assign(fair['site-settings']?.nl[0] ?? {}, { heroPhoto })
    })
    return toHomeView(snapshot.nl, '2026-11-27').hero.photo
  }
  expect(heroOf(file('dijk.jpg'))).toEqual({ file: 'dijk.jpg', width: 800, height: 600 })
  expect(heroOf({ ...file('dijk.svg'), width: null, height: null })).toBeUndefined()
})
