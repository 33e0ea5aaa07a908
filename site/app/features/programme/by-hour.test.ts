import { expect, it } from 'vitest'
import { byHour } from './day-list.tsx'

it('items are grouped by the hour in which they begin', () => {
  const items = [{ start: '10:00' }, { start: '10:55' }, { start: '12:05' }]
  expect(byHour(items)).toEqual([
    { hour: '10:00', items: items.slice(0, 2) },
    { hour: '12:00', items: items.slice(2) },
  ])
})
