import { expect, it } from 'vitest'
import type { ItemSummary } from './item-summary.ts'
import { sheetsOf } from './print-fit.ts'

/** The sheets of a day of so many rooms, each with an item of 40 minutes in every hour. */
function sheets(rooms: number, title: string, { hours = 7, minutes = 40 } = {}) {
  const names = Array.from({ length: rooms }, (_, index) => ({
    name: `Zaal ${index + 1}`,
    slug: `zaal-${index + 1}`,
  }))
  const items = Array.from({ length: hours }, (_, hour) =>
    names.map((room) => ({
      ...{ id: `${room.slug} ${hour}`, title, type: 'lecture', room },
      ...{ start: `${10 + hour}:00`, end: `${10 + hour}:${minutes}` },
      ...{ state: 'planned', spokenLanguage: 'nl' },
    })),
  ).flat() as unknown as ItemSummary[]
  return { items, sheets: sheetsOf(items, names) }
}

it.each([
  [5, 'Honderd woningen in tien maanden', 9],
  [13, 'Honderd woningen in tien maanden', 7],
  [13, 'Meerjarenonderhoudsbegrotingssystematiek na de renovatie', 6],
])('%i rooms of "%s" are set on one sheet in %d points', (rooms, title, size) => {
  expect(sheets(rooms, title).sheets.map((sheet) => sheet.size)).toEqual([size])
})

it.each([
  ['25 rooms of 300 items', 25, 'Honderd woningen in tien maanden', { hours: 12 }],
  ['long titles in many rooms', 13, 'Lang '.repeat(60), {}],
  ['a room that is too full by itself', 1, 'Lang '.repeat(160), { hours: 12 }],
])('%s is divided over sheets, with every item once', (_, rooms, title, options) => {
  const { items, sheets: made } = sheets(rooms, title, options)
  expect(made.length).toBeGreaterThan(1)
  const printed = made.flatMap(({ plan }) => plan.hours.flatMap(({ entries }) => entries))
  expect(printed.map(({ item }) => item.id).toSorted()).toEqual(
    items.map(({ id }) => id).toSorted(),
  )
})
