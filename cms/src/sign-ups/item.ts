import type { ProgrammeItemState } from '@beursvloer/contract/content-values'
import { fairEnd, fairInstant } from '@beursvloer/contract/fair-time'
import type { Core } from '@strapi/strapi'
import type { Fair } from '../fair/fair'

const ITEM = 'api::programme-item.programme-item'

/**
 * The fields of a published programme item that sign-ups need. Times `HH:MM`, the date
 * `YYYY-MM-DD`.
 */
export type SignUpItem = NonNullable<ReturnType<typeof toItem>>

type Language = 'nl' | 'en'
type Texts = Readonly<Record<Language, string>>

interface NamedRow {
  readonly name: string
  readonly documentId: string
}

interface Row {
  readonly documentId: string
  readonly locale: Language
  readonly slug: string
  readonly title: string
  readonly changeNote: string | null
  readonly start: string
  readonly end: string
  readonly signUp: 'none' | 'required'
  readonly waitingList: boolean | null
  readonly capacity: number | null
  readonly walkInPlaces: number | null
  readonly signUpOpensAt: string | Date | null
  readonly signUpClosesAt: string | Date | null
  readonly state: ProgrammeItemState
  readonly day: { readonly date: string } | null
  readonly room: (NamedRow & { capacity: number; hall: NamedRow | null }) | null
}

const READ = {
  select: [
    'documentId',
    'locale',
    'slug',
    'title',
    'changeNote',
    'start',
    'end',
    'signUp',
    'waitingList',
    'capacity',
    'walkInPlaces',
    'signUpOpensAt',
    'signUpClosesAt',
    'state',
  ],
  populate: {
    day: { select: ['date'] },
    room: {
      select: ['documentId', 'name', 'capacity'],
      populate: { hall: { select: ['documentId', 'name'] } },
    },
  },
}

const momentOf = (at: string | Date | null): Date | null => (at === null ? null : new Date(at))

/** An item of its rows, one per language; null for one that has no day or room. */
function toItem(rows: readonly Row[]) {
  const dutch = rows.find(({ locale }) => locale === 'nl')
  if (!dutch?.day || !dutch.room) return null
  const { day, room, start, end } = dutch
  const other = rows.find(({ locale }) => locale === 'en')
  const both = (of: (row: Row) => string | null | undefined): Texts => {
    const nl = of(dutch) ?? ''
    return { nl, en: (other && of(other)) || nl }
  }
  const capacity = dutch.capacity ?? room.capacity ?? null
  const [from, until] = [start.slice(0, 5), end.slice(0, 5)]
  return {
    /** Document id. */
    id: dutch.documentId,
    slug: dutch.slug,
    title: both(({ title }) => title),
    date: day.date,
    start: from,
    end: until,
    room: both((row) => row.room?.name),
    /** Document id of the room. */
    roomId: room.documentId,
    /** Name of the hall; empty where it is not known. */
    hall: both((row) => row.room?.hall?.name),
    needsPlace: dutch.signUp === 'required',
    isCancelled: dutch.state === 'cancelled',
    hasWaitingList: dutch.waitingList === true,
    /** Empty for an unchanged item, even if the note of an earlier change is still stored. */
    changeNote: dutch.state === 'planned' ? { nl: '', en: '' } : both((row) => row.changeNote),
    /** How many fit in; null: as many as come. */
    capacity,
    /** Places for sign-ups: without those kept for walk-ins. */
    places: capacity === null ? null : Math.max(0, capacity - (dutch.walkInPlaces ?? 0)),
    startsAt: new Date(fairInstant(day.date, from)),
    endsAt: new Date(fairEnd(day.date, from, until)),
    /** Set for the item alone; null where the edition decides. */
    opensAt: momentOf(dutch.signUpOpensAt),
    closesAt: momentOf(dutch.signUpClosesAt),
  }
}

async function readWhere(
  strapi: Core.Strapi,
  where: object,
): Promise<ReadonlyMap<string, SignUpItem>> {
  const rows: Row[] = await strapi.db
    .query(ITEM)
    .findMany({ ...READ, where: { publishedAt: { $notNull: true }, ...where } })
  const items = new Map<string, SignUpItem>()
  for (const [id, ofItem] of Map.groupBy(rows, ({ documentId }) => documentId)) {
    const item = toItem(ofItem)
    if (item) items.set(id, item)
  }
  return items
}

/** Published items with sign-ups, all or those of some ids, by their ids. */
export const readItems = async (
  strapi: Core.Strapi,
  ids: readonly string[] | null,
): Promise<ReadonlyMap<string, SignUpItem>> =>
  ids?.length === 0
    ? new Map()
    : readWhere(strapi, ids ? { documentId: { $in: [...ids] } } : { signUp: 'required' })

/** All published items, by their ids. */
export const readProgramme = (strapi: Core.Strapi): Promise<ReadonlyMap<string, SignUpItem>> =>
  readWhere(strapi, {})

/** Published items of a day (`2027-03-17`), by their ids. */
export const readItemsOn = (
  strapi: Core.Strapi,
  date: string,
): Promise<ReadonlyMap<string, SignUpItem>> => readWhere(strapi, { day: { date } })

/** A published item; null when there is none, or it has no day or room. */
export const readItem = async (strapi: Core.Strapi, id: string): Promise<SignUpItem | null> =>
  (await readItems(strapi, [id])).get(id) ?? null

/** The period for signing up for an item (requirements 17.1). */
export function signUpPeriod(
  { opensAt, closesAt, startsAt }: SignUpItem,
  { edition }: Pick<Fair, 'edition'>,
): { readonly opensAt: Date | null; readonly closesAt: Date } {
  const usual = new Date(startsAt.getTime() - edition.signUpClosesMinutes * 60_000)
  const closes = closesAt ?? usual
  return {
    opensAt: opensAt ?? momentOf(edition.signUpOpensAt),
    closesAt: closes < startsAt ? closes : startsAt,
  }
}
