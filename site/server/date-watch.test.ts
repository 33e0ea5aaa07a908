import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateWatch } from './date-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a new day is reported within half a minute of midnight in Amsterdam, and only then', () => {
  vi.setSystemTime('2027-03-17T22:58:00Z')
  const onChange = vi.fn()
  const watch = new DateWatch(onChange)
  watch.start()
  vi.advanceTimersByTime(119_000)
  expect([watch.date, onChange.mock.calls.length]).toEqual(['2027-03-17', 0])
  vi.advanceTimersByTime(31_000)
  expect([watch.date, onChange.mock.calls.length]).toEqual(['2027-03-18', 1])
  vi.advanceTimersByTime(600_000)
  expect(onChange).toHaveBeenCalledTimes(1)
  watch.stop()
  vi.advanceTimersByTime(86_400_000)
  expect(onChange).toHaveBeenCalledTimes(1)
})
