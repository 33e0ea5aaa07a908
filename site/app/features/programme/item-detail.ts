import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, ProgrammeItem } from '~/content/model.ts'
import { langOf, languagesOf } from '~/shell/field-language.ts'
import { pictureOf } from '~/shell/picture-of.ts'
import { toItemSummary } from './item-summary.ts'
import { toRoomFragment } from './room-fragment-view.ts'
import { toTourStops } from './tour-stops.ts'

const sharesTheme = (a: ProgrammeItem, b: ProgrammeItem) =>
  a.themes.some((theme) => b.themes.includes(theme))

const when = ({ day, start }: ProgrammeItem) => `${day.date}T${start}`

/** Picks the best by points, most first; those of equal points keep their order. */
function best(
  items: readonly ProgrammeItem[],
  points: (item: ProgrammeItem) => number,
  count: number,
): readonly ProgrammeItem[] {
  return items
    .map((item) => ({ item, points: points(item) }))
    .filter((scored) => scored.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ item }) => item)
}

const others = (item: ProgrammeItem, all: readonly ProgrammeItem[]) =>
  all.filter((other) => other !== item && other.state !== 'cancelled' && other.type !== 'other')

/** Related items: first of the same theme, then of the same kind, then of the same day. */
export const relatedItems = (item: ProgrammeItem, all: readonly ProgrammeItem[], count: number) =>
  best(
    others(item, all),
    (other) =>
      (sharesTheme(item, other) ? 4 : 0) +
      (other.type === item.type ? 2 : 0) +
      (other.day === item.day ? 1 : 0),
    count,
  )

/**
 * Alternatives for a cancelled item: the same theme, at that hour or later before earlier. Empty
 * when the item's themes have no other items.
 */
export const alternatives = (item: ProgrammeItem, all: readonly ProgrammeItem[], count: number) =>
  best(
    others(item, all).filter((other) => sharesTheme(item, other)),
    (other) => (when(other) >= when(item) ? 2 : 1),
    count,
  )

/** How many other items a page names. */
const RELATED_COUNT = 4

const exhibitorLink = ({ id, slug, name, stands }: NonNullable<ProgrammeItem['exhibitor']>) => ({
  name,
  path: exhibitorPath({ id, slug }),
  stands: stands.map(({ number }) => number),
})

const toLink = (item: ProgrammeItem | null | undefined, locale: LocaleCode) => {
  if (!item) return undefined
  const { path, title, lang, start } = toItemSummary(item, locale)
  return { path, title, lang, start }
}

/** Earlier facts of a changed or moved item: only those that differ from the present ones. */
const toPrevious = (item: ProgrammeItem) => ({
  date: item.previousDay && item.previousDay !== item.day ? item.previousDay.date : '',
  start: item.previousStart,
  end: item.previousEnd,
  room: item.previousRoom && item.previousRoom !== item.room ? item.previousRoom.name : '',
})

/** Everything that a programme item's page shows of itself. */
export const toItemDetail = (item: ProgrammeItem, locale: Content['locale']) => ({
  ...toItemSummary(item, locale),
  slug: item.slug,
  summary: item.summary,
  body: item.body,
  ...languagesOf(item),
  audience: item.audience,
  capacity: item.capacity,
  signUp: item.signUp,
  changeNote: item.changeNote,
  previous: item.state === 'planned' ? null : toPrevious(item),
  speakers: item.contributions.map(({ speaker, role }) => ({
    role,
    name: speaker.name,
    slug: speaker.slug,
    jobTitle: speaker.jobTitle,
    jobTitleLang: langOf(speaker, 'jobTitle', locale),
    organisation: speaker.organisation,
    photo: speaker.photo && pictureOf(speaker.photo),
  })),
  exhibitor: item.exhibitor && exhibitorLink(item.exhibitor),
  partOf: toLink(item.partOf, locale),
  stops: toTourStops(item),
  hall: item.room.hall?.name ?? '',
  place: {
    hearingLoop: item.room.hearingLoop,
    wheelchairPlaces: item.room.wheelchairPlaces,
    fragment: toRoomFragment(item.room),
  },
  presentation: item.presentation?.file ?? '',
  recordingUrl: item.recordingUrl,
  seo: item.seo,
})

export type ItemDetail = ReturnType<typeof toItemDetail>

/** Other content of its page: where to go instead, related items, neighbours in the room. */
export function toItemSurroundings(item: ProgrammeItem, { programmeItems, locale }: Content) {
  const inRoom = programmeItems.all.filter(
    (other) => other.day === item.day && other.room === item.room,
  )
  const at = inRoom.indexOf(item)
  const instead =
    item.state === 'cancelled' ? alternatives(item, programmeItems.all, RELATED_COUNT) : []
  const related =
    instead.length > 0 ? instead : relatedItems(item, programmeItems.all, RELATED_COUNT)
  const parts = programmeItems.all.filter(({ partOf }) => partOf === item)
  return {
    parts: parts.map((part) => toItemSummary(part, locale)),
    instead: instead.length > 0,
    related: related.map((other) => toItemSummary(other, locale)),
    before: toLink(inRoom[at - 1], locale),
    after: toLink(inRoom[at + 1], locale),
  }
}
