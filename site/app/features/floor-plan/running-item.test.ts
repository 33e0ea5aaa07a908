import { expect, it } from 'vitest'
import { runningItem } from './running-item.ts'

const item = (title: string, start: string, end: string, cancelled = false) => ({
  ...{ title, start, end, cancelled, date: '2027-03-17', path: '', language: 'nl' as const },
})
const items = [
  item('Opening', '10:00', '10:30'),
  item('Afgezegd', '10:30', '11:00', true),
  item('Debat', '11:00', '12:00'),
]
const at = (time: string, date = '2027-03-17') => runningItem(items, { date, time })?.title

it('an item runs from its start until just before its end, unless it is cancelled', () => {
  expect([at('09:59'), at('10:00'), at('10:29'), at('10:30'), at('11:30')]).toEqual([
    ...[undefined, 'Opening', 'Opening', undefined, 'Debat'],
  ])
  expect(at('11:30', '2027-03-18')).toBeUndefined()
  expect(runningItem(items, undefined)).toBeUndefined()
})
