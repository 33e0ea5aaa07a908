import { type Cms, documentsOf } from './harness.ts'

export interface Fair {
  readonly edition: string
  /** Wednesday 10 March 2032, 09:30 to 17:30. */
  readonly day: string
  readonly otherDay: string
  /** "Proeflab A", 60 places. */
  readonly room: string
  readonly otherRoom: string
  readonly hall: string
  readonly category: string
}

const made = new WeakMap<Cms, Promise<Fair>>()

/** A small fair that tests add content to, by document ids; made once per CMS. */
export function fairOf(cms: Cms): Promise<Fair> {
  const fair = made.get(cms) ?? makeFair(cms)
  made.set(cms, fair)
  return fair
}

/** A category at one of the possible addresses, with a name; other tests may have made it. */
export async function categoryOf(cms: Cms, slug: string, name: string): Promise<string> {
  const categories = documentsOf(cms, 'exhibitor-category')
  const [found] = await categories.findMany({ filters: { slug }, locale: 'nl' })
  const { documentId } = found ?? (await categories.create({ data: { slug, name }, locale: 'nl' }))
  if (found) await categories.update({ documentId, data: { name }, locale: 'nl' })
  return documentId
}

async function makeFair(cms: Cms): Promise<Fair> {
  const make = async (type: string, data: object) =>
    (await documentsOf(cms, type).create({ data, locale: 'nl' })).documentId
  const edition = await make('edition', {
    year: 2032,
    name: 'Proefbeurs 2032',
    slogan: 'Op de proef',
    startDate: '2032-03-10',
    endDate: '2032-03-11',
    venue: 'Hal',
    city: 'Meerhaven',
  })
  const day = (date: string) =>
    make('day', { edition, date, opensAt: '09:30:00.000', closesAt: '17:30:00.000' })
  const hall = await make('hall', { name: 'Proefhal', number: 90, width: 60, length: 40 })
  const room = (name: string) => make('room', { name, hall, capacity: 60 })
  return {
    edition,
    day: await day('2032-03-10'),
    otherDay: await day('2032-03-11'),
    room: await room('Proeflab A'),
    otherRoom: await room('Proeflab B'),
    hall,
    category: await categoryOf(cms, 'overheden', 'Proefcategorie'),
  }
}
