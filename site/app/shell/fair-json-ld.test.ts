import { expect, it } from 'vitest'
import type { RestContent } from '~/content/testing/documents.ts'
import { sampleSnapshot } from '~/content/testing/sample-content.ts'
import { fairJsonLd } from './fair-json-ld.ts'

const base = 'https://dakwaarts.example'
const fair = (change?: (fair: RestContent) => void) => fairJsonLd(sampleSnapshot(change).nl, base)

it('the structured data have time and place of the fair, in its own time zone', () => {
  expect(fair()).toMatchObject({
    '@type': 'ExhibitionEvent',
    startDate: '2027-03-16T09:00:00+01:00',
    endDate: '2027-03-16T17:30:00+01:00',
    location: { name: 'De Hallen', address: { addressLocality: 'Utrecht' } },
    organizer: { name: 'Stichting Dakwaarts' },
  })
})

it('registration is offered free of charge while it is open', () => {
  expect(fair()).toMatchObject({ offers: { price: 0, url: 'https://tickets.example' } })
  const closed = fair(({ editions }) => {
    Object.assign(editions?.nl[0] ?? {}, { registrationOpen: false })
  })
  expect(closed).not.toHaveProperty('offers')
})

it('featured items that take place are named once the programme is published', () => {
  const featured = (fields: object) => (content: RestContent) => {
    Object.assign(content['programme-items']?.nl[0] ?? {}, { featured: true, ...fields })
  }
  expect(fair(featured({}))).toMatchObject({
    subEvent: [
      {
        '@type': 'Event',
        url: `${base}/programma/sessie-item1`,
        startDate: '2027-03-16T10:30:00+01:00',
        location: { name: 'Zolder', address: { addressLocality: 'Utrecht' } },
      },
    ],
  })
  expect(fair(featured({ state: 'cancelled', changeNote: 'Ziek' }))).toMatchObject({ subEvent: [] })
  const early = fair((content) => {
    featured({})(content)
    Object.assign(content.editions?.nl[0] ?? {}, { programmePublished: false })
  })
  expect(early).not.toHaveProperty('subEvent')
})
