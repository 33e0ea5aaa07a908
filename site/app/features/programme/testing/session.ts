import type { ItemSummary } from '../item-summary.ts'

/** Rooms of a small fair, for tests. */
export const rooms = [
  { slug: 'podium', name: 'Podium' },
  { slug: 'lab-a', name: 'Lab A' },
  { slug: 'lab-b', name: 'Lab B' },
] as const

interface Given extends Partial<Omit<ItemSummary, 'room' | 'themes' | 'people'>> {
  readonly room?: (typeof rooms)[number]['slug']
  readonly themes?: readonly string[]
  readonly people?: readonly string[]
}

/** A programme item for tests: a planned lecture of forty minutes, apart from the given fields. */
export function session({
  room = 'podium',
  themes = [],
  people = [],
  ...given
}: Given): ItemSummary {
  const id = given.id ?? 'item'
  return {
    id,
    path: `/programma/${id}`,
    title: 'Honderd woningen in tien maanden',
    type: 'lecture',
    date: '2027-03-17',
    start: '10:30',
    end: '11:10',
    room: rooms.find(({ slug }) => slug === room) ?? rooms[0],
    themes: themes.map((slug) => ({ slug, name: slug, colour: 'green' })),
    people: people.map((name) => ({ name, role: 'speaker' })),
    spokenLanguage: 'nl',
    state: 'planned',
    ...given,
  }
}
