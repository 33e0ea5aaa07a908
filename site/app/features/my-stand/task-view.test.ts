import { expect, it } from 'vitest'
import { daysBefore, toTaskView } from './task-view.ts'

const task = {
  ...{ id: 'tekening', kind: 'file' as const, due: '2027-02-01', answer: null },
  title: { nl: 'Standtekening', en: 'Stand drawing' },
  help: { nl: 'PDF', en: '' },
}

it('a task shows the days that are left, or how late it is', () => {
  expect(toTaskView(task, '2027-01-25', 'nl')).toMatchObject({ title: 'Standtekening', days: 7 })
  expect(toTaskView(task, '2027-02-03', 'en')).toMatchObject({ title: 'Stand drawing', days: -2 })
})

it('the days until the fair are counted to its first day', () => {
  expect(daysBefore('2027-02-03', '2027-03-17')).toBe(42)
  expect(daysBefore('2027-03-17', '2027-03-17')).toBeNull()
  expect(daysBefore('2027-03-17', '')).toBeNull()
})
