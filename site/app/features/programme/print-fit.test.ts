import { expect, it } from 'vitest'
import { planDay } from './day-plan.ts'
import type { ItemSummary } from './item-summary.ts'
import { fittingSize } from './print-fit.ts'

/** A day of so many rooms, each with an item of 40 minutes in every hour. */
function day(rooms: number, title: string) {
  const names = Array.from({ length: rooms }, (_, index) => ({
    name: `Zaal ${index + 1}`,
    slug: `zaal-${index + 1}`,
  }))
  const items = names.flatMap((room) =>
    Array.from({ length: 7 }, (_, hour) => ({
      title,
      type: 'lecture',
      start: `${10 + hour}:00`,
      end: `${10 + hour}:40`,
      room,
      state: 'planned',
      spokenLanguage: 'nl',
    })),
  )
  const plan = planDay(items as unknown as ItemSummary[], names)
  if (!plan) throw new Error('A day without items.')
  return plan
}

it.each([
  [5, 'Honderd woningen in tien maanden', 9],
  [13, 'Honderd woningen in tien maanden', 7],
  [13, 'Meerjarenonderhoudsbegrotingssystematiek na de renovatie', 6],
])('sets %i rooms of "%s" in %d points', (rooms, title, size) => {
  expect(fittingSize(day(rooms, title))).toBe(size)
})

it('sets a day that fits in no size in the smallest', () => {
  expect(fittingSize(day(13, 'Lang '.repeat(60)))).toBe(5.5)
})
