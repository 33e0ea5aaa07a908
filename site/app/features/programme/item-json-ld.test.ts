import { expect, it } from 'vitest'
import type { ShellData } from '~/shell/shell-data.ts'
import type { ItemDetail } from './item-detail.ts'
import { itemJsonLd } from './item-json-ld.ts'
import { session } from './testing/session.ts'

const detail = (given: Partial<ItemDetail>) =>
  ({
    ...session({}),
    summary: 'Wat het kostte.',
    speakers: [],
    exhibitor: null,
    capacity: null,
    previous: null,
    ...given,
  }) as unknown as ItemDetail
const base = 'https://dakwaarts.example'
const shell = {
  bases: { nl: base, en: `${base}/en` },
  locale: 'nl',
  fair: { venue: 'Expohal De Kade', city: 'Meerhaven' },
  organiser: { name: 'Stichting Dakwaarts' },
} as ShellData

it('times have the offset of the fair', () => {
  expect(itemJsonLd(detail({}), [], shell)).toMatchObject({
    startDate: '2027-03-17T10:30:00+01:00',
    endDate: '2027-03-17T11:10:00+01:00',
    eventStatus: 'https://schema.org/EventScheduled',
    superEvent: { '@id': `${base}/#beurs` },
  })
})

it('a cancelled item is marked', () => {
  expect(itemJsonLd(detail({ state: 'cancelled' }), [], shell)).toMatchObject({
    eventStatus: 'https://schema.org/EventCancelled',
  })
})

it('a moved item has its former start', () => {
  const previous = { date: '2027-03-16', start: '12:35', end: '13:20', room: 'Lab B' }
  expect(itemJsonLd(detail({ state: 'moved', previous }), [], shell)).toMatchObject({
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: '2027-03-16T12:35:00+01:00',
  })
})

it('an item is in a room of the venue, with its address, and by the organiser unless an exhibitor holds it', () => {
  expect(itemJsonLd(detail({}), [], shell)).toMatchObject({
    location: {
      '@type': 'Place',
      address: { addressLocality: 'Meerhaven', addressCountry: 'NL' },
      containedInPlace: { name: 'Expohal De Kade' },
    },
    organizer: { name: 'Stichting Dakwaarts', url: base },
  })
  const exhibitor = { name: 'Kozijnwacht', path: '/standhouders/a/kozijnwacht', stands: [] }
  expect(itemJsonLd(detail({ exhibitor }), [], shell)).toMatchObject({
    organizer: { name: 'Kozijnwacht', url: `${base}/standhouders/a/kozijnwacht` },
  })
})

it('an item has the item that it is part of, and its own parts', () => {
  const markt = { path: '/programma/markt', title: 'Markt', lang: undefined, start: '10:00' }
  const whole = { '@type': 'Event', name: 'Markt', url: `${base}/programma/markt` }
  expect(itemJsonLd(detail({ partOf: markt }), [], shell)).toMatchObject({ superEvent: whole })
  expect(itemJsonLd(detail({}), [], shell)).not.toHaveProperty('subEvent')
  expect(itemJsonLd(detail({}), [markt], shell)).toMatchObject({ subEvent: [whole] })
})
