import { expect, it } from 'vitest'
import type { CalendarItem } from '~/content/model.ts'
import { toCalendarDetail, toCalendarSummary, toCalendarView } from './calendar-view.ts'

const item = (id: string, start: string, end = '') =>
  ({ id, slug: id, title: id, start, end, place: '', url: '', body: [] }) as unknown as CalendarItem

const webinar = item('webinar', '2027-01-21T18:30:00.000Z', '2027-01-21T19:45:00.000Z')
const night = item('nacht', '2027-01-30T21:30:00.000Z', '2027-01-31T23:30:00.000Z')
const early = item('vroeg', '2027-07-01T06:00:00.000Z')
const all = [webinar, night, early]

it('date and time are those of Amsterdam, in winter and summer', () => {
  expect(toCalendarSummary(webinar, '')).toMatchObject({ date: '2027-01-21', time: '19:30–20:45' })
  expect(toCalendarSummary(early, '')).toMatchObject({ date: '2027-07-01', time: '08:00' })
})

it('an item is over from the midnight after its last day', () => {
  const over = (today: string) => toCalendarView(all, today).past.map(({ id }) => id)
  expect(over('2027-01-21')).toEqual([])
  expect(over('2027-01-22')).toEqual(['webinar'])
  expect(toCalendarSummary(night, '')).toMatchObject({ date: '2027-01-30', lastDate: '2027-02-01' })
  expect(over('2027-02-01')).toEqual(['webinar'])
  expect(over('2027-02-02')).toEqual(['nacht', 'webinar'])
})

it('an item ends with other coming items', () => {
  const ids = (today: string) => toCalendarDetail(night, all, today).others.map(({ id }) => id)
  expect(ids('2027-01-01')).toEqual(['webinar', 'vroeg'])
  expect(ids('2027-01-25')).toEqual(['vroeg'])
})
