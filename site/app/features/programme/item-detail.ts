import { exhibitorPath } from '@beursvloer/contract/page-addresses'
import type { Content, LocaleCode, ProgrammeItem } from '~/content/model.ts'
import { langOf, languagesOf } from '~/shell/field-language.ts'
import { toItemSummary } from './item-summary.ts'
import { alternatives, relatedItems } from './related-items.ts'
import { toRoomFragment } from './room-fragment-view.ts'
import { toTourStops } from './tour-stops.ts'

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
    photo: speaker.photo && {
      file: speaker.photo.file,
      width: speaker.photo.width,
      height: speaker.photo.height,
    },
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
