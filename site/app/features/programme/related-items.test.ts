import { expect, it } from 'vitest'
import type { Day, ProgrammeItem, Theme } from '~/content/model.ts'
import { alternatives, relatedItems } from './item-detail.ts'

const wood = { slug: 'hout' } as Theme
const price = { slug: 'prijs' } as Theme
const wednesday = { date: '2027-03-17' } as Day
const thursday = { date: '2027-03-18' } as Day

const item = (slug: string, given: Partial<ProgrammeItem>) =>
  ({
    slug,
    type: 'lecture',
    state: 'planned',
    day: wednesday,
    start: '10:00',
    themes: [],
    ...given,
  }) as ProgrammeItem

const slugs = (items: readonly ProgrammeItem[]) => items.map(({ slug }) => slug)
const own = item('own', { themes: [wood], start: '12:00' })

it('items are related by theme, then by type, then by day', () => {
  const all = [
    own,
    item('day', { type: 'debate' }),
    item('type', { day: thursday }),
    item('theme', { type: 'tour', day: thursday, themes: [wood] }),
    item('nothing', { type: 'tour', day: thursday }),
  ]
  expect(slugs(relatedItems(own, all, 4))).toEqual(['theme', 'type', 'day'])
})

it('cancelled items and gatherings are not related', () => {
  const all = [
    own,
    item('off', { themes: [wood], state: 'cancelled' }),
    item('drinks', { type: 'other' }),
  ]
  expect(relatedItems(own, all, 4)).toEqual([])
})

it('alternatives have the same theme, later ones before earlier ones', () => {
  const all = [
    item('earlier', { themes: [wood], start: '10:00' }),
    own,
    item('later', { themes: [wood, price], start: '14:00' }),
    item('other-theme', { themes: [price], start: '16:00' }),
    item('tomorrow', { themes: [wood], day: thursday }),
  ]
  expect(slugs(alternatives(own, all, 4))).toEqual(['later', 'tomorrow', 'earlier'])
})
