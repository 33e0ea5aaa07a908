import type { LocalizedText } from '../types-programme.ts'
import type { Catalogue } from './catalogue.ts'

/** Largest factor: hall numbers have two digits. */
export const MAX_SCALE = 40

/** The parts that grow with a fair. */
type Growing =
  | 'halls'
  | 'passages'
  | 'rooms'
  | 'stands'
  | 'exhibitors'
  | 'concepts'
  | 'speakers'
  | 'programme'
  | 'interviews'
  | 'news'
  | 'visitors'

/** Slugs that exist in every copy; references to anything else keep pointing at the original. */
interface Copied {
  readonly exhibitors: ReadonlySet<string>
  readonly speakers: ReadonlySet<string>
}

/**
 * Copy number `copy` of those parts. Each copy has halls and rooms of its own, so that nothing overlaps; days, themes, categories and pavilions are shared. Pictures are those of the original.
 */
function copyOf(fair: Catalogue, copy: number, copied: Copied): Pick<Catalogue, Growing> {
  const slug = (original: string) => `${original}-${copy}`
  const name = (text: LocalizedText): LocalizedText => ({
    nl: `${text.nl} ${copy}`,
    ...(text.en ? { en: `${text.en} ${copy}` } : {}),
  })
  const hall = (number: number) => number + (copy - 1) * fair.halls.length
  const stand = (number: string) => number.replace(/^\d+/, (digits) => String(hall(Number(digits))))
  const within = (set: ReadonlySet<string>, key: string | undefined) =>
    key && (set.has(key) ? slug(key) : key)
  const exhibitor = (key: string | undefined) => within(copied.exhibitors, key)
  const speaker = (key: string) => (copied.speakers.has(key) ? slug(key) : key)
  const room = (key: string | undefined) => key && slug(key)

  return {
    halls: fair.halls.map((item) => ({
      ...item,
      number: hall(item.number),
      name: name(item.name),
    })),
    passages: fair.passages.map((item) => ({
      ...item,
      key: slug(item.key),
      name: name(item.name),
      from: { ...item.from, hall: hall(item.from.hall) },
      to: { ...item.to, hall: hall(item.to.hall) },
    })),
    rooms: fair.rooms.map((item) => ({
      ...item,
      slug: slug(item.slug),
      name: name(item.name),
      hall: hall(item.hall),
    })),
    stands: fair.stands.map((item) => ({
      ...item,
      number: stand(item.number),
      hall: hall(item.hall),
    })),
    exhibitors: fair.exhibitors.map((item) => ({
      ...item,
      slug: slug(item.slug),
      name: `${item.name} ${copy}`,
      picture: item.slug,
      stands: item.stands?.map(stand),
      mainExhibitor: exhibitor(item.mainExhibitor),
    })),
    concepts: fair.concepts.map((item) => ({
      ...item,
      slug: slug(item.slug),
      name: name(item.name),
      exhibitor: slug(item.exhibitor),
    })),
    speakers: fair.speakers.map((item) => ({
      ...item,
      slug: slug(item.slug),
      lastName: `${item.lastName} ${copy}`,
      picture: item.slug,
      exhibitor: exhibitor(item.exhibitor),
      featured: false,
    })),
    programme: fair.programme.map((item) => ({
      ...item,
      slug: slug(item.slug),
      title: name(item.title),
      room: slug(item.room),
      previousRoom: room(item.previousRoom),
      exhibitor: exhibitor(item.exhibitor),
      partOf: item.partOf && slug(item.partOf),
      tourStops: item.tourStops?.map(slug),
      speakers: item.speakers.map((part) => ({ ...part, speaker: speaker(part.speaker) })),
      featured: false,
    })),
    interviews: fair.interviews.map((item) => ({
      ...item,
      slug: slug(item.slug),
      title: name(item.title),
      speaker: item.speaker && speaker(item.speaker),
      exhibitor: exhibitor(item.exhibitor),
      featured: false,
    })),
    news: fair.news.map((item) => ({
      ...item,
      slug: slug(item.slug),
      title: name(item.title),
      exhibitor: exhibitor(item.exhibitor),
      featured: false,
    })),
    visitors: fair.visitors.map((item) => ({
      ...item,
      email: item.email.replace('@', `${copy}@`),
      lastName: `${item.lastName} ${copy}`,
    })),
  }
}

/**
 * A multiple of a fair, for measuring.
 * @param factor 1 gives the fair itself
 * @throws RangeError unless it is a whole number from 1 to `MAX_SCALE`
 */
export function scaled(fair: Catalogue, factor: number): Catalogue {
  if (!Number.isInteger(factor) || factor < 1 || factor > MAX_SCALE)
    throw new RangeError(`--scale must be a whole number from 1 to ${MAX_SCALE}`)
  const copied: Copied = {
    exhibitors: new Set(fair.exhibitors.map((exhibitor) => exhibitor.slug)),
    speakers: new Set(fair.speakers.map((speaker) => speaker.slug)),
  }
  const copies = Array.from({ length: factor - 1 }, (_, index) => copyOf(fair, index + 2, copied))
  const grown = <Item>(part: (of: Pick<Catalogue, Growing>) => readonly Item[]) =>
    [fair, ...copies].flatMap(part)
  return {
    ...fair,
    halls: grown((of) => of.halls),
    passages: grown((of) => of.passages),
    rooms: grown((of) => of.rooms),
    stands: grown((of) => of.stands),
    exhibitors: grown((of) => of.exhibitors),
    concepts: grown((of) => of.concepts),
    speakers: grown((of) => of.speakers),
    programme: grown((of) => of.programme),
    interviews: grown((of) => of.interviews),
    news: grown((of) => of.news),
    visitors: grown((of) => of.visitors),
  }
}
