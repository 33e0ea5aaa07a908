import { createHash } from 'node:crypto'
import { changeText } from '@beursvloer/contract/calendar/session-event'
import { sessionTexts } from '@beursvloer/contract/calendar/session-texts'
import { programmeItemPath, speakerPath } from '@beursvloer/contract/page-addresses'
import type { Content, Day, ProgrammeItem } from '~/content/model.ts'
import { FAIR_TIME_ZONE, fairEnd, fairInstant, minutesBetween } from '~/i18n/dates.ts'
import { editionSlug } from '~/shell/fair-name.ts'
import { guidOf, numberOf } from './guid.ts'
import { changeOf } from './item-event.ts'
import { exportMessages } from './messages.ts'
import { textInParagraphs } from './text-in-paragraphs.ts'

/** Grid on which items begin and end, `HH:MM`. */
const TIMESLOT = '00:05'

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':')

/**
 * The programme in the terms of the schedule format that frab began and pretalx, the C3VOC tools
 * and schedule apps read (schemas: `testing/c3voc`). Cancelled items are left out: the format has
 * no word for them, and its readers take missing items for cancelled.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function toSchedule(content: Content, base: string) {
  const { edition } = content
  const items = edition.programmePublished
    ? content.programmeItems.all.filter(({ state }) => state !== 'cancelled')
    : []
  const conference = {
    acronym: editionSlug(content),
    title: edition.name,
    start: edition.startDate,
    end: edition.endDate,
    daysCount: edition.days.length,
    timeslot_duration: TIMESLOT,
    time_zone_name: FAIR_TIME_ZONE,
    url: `${base}/programma`,
    rooms: content.rooms.all.map((room) => ({
      name: room.name,
      guid: guidOf(content, room),
      description: room.hall?.name ?? null,
      capacity: room.capacity,
    })),
    tracks: content.themes.all.map(({ name }) => ({ name })),
    days: edition.days.map((day, index) => toDay(day, index, items, content, base)),
  }
  return { version: versionOf(conference), base_url: `${base}/`, conference }
}

export type Schedule = ReturnType<typeof toSchedule>
type ScheduleEvent = ReturnType<typeof toEvent>

/** Changes with the content of the schedule and with nothing else, so that apps can tell. */
const versionOf = (conference: object) =>
  createHash('sha1').update(JSON.stringify(conference)).digest('hex').slice(0, 12)

function toDay(
  day: Day,
  index: number,
  programme: readonly ProgrammeItem[],
  content: Content,
  base: string,
) {
  const items = programme.filter((item) => item.day === day)
  const rooms = Map.groupBy(items, ({ room }) => room.name)
  const starts = [day.opensAt, ...items.map(({ start }) => start)].toSorted()
  const slots = [{ start: day.opensAt, end: day.closesAt }, ...items]
  const ends = slots.map(({ start, end }) => fairEnd(day.date, start, end)).toSorted()
  return {
    index: index + 1,
    date: day.date,
    day_start: fairInstant(day.date, starts[0] ?? day.opensAt),
    day_end: ends.at(-1) ?? fairEnd(day.date, day.opensAt, day.closesAt),
    rooms: Object.fromEntries(
      content.rooms.all.flatMap(({ name }) => {
        const inRoom = rooms.get(name)
        return inRoom ? [[name, inRoom.map((item) => toEvent(item, content, base))]] : []
      }),
    ) as Record<string, ScheduleEvent[]>,
  }
}

function toEvent(item: ProgrammeItem, content: Content, base: string) {
  const t = exportMessages[content.locale]
  const { origin } = new URL(base)
  const guid = guidOf(content, item)
  const id = numberOf(guid)
  return {
    guid,
    id,
    logo: null,
    date: fairInstant(item.day.date, item.start),
    start: item.start,
    duration: clock(minutesBetween(item.start, item.end)),
    room: item.room.name,
    // As the XSD wants it, and unique in it: a name of the conference, a number, a name.
    slug: `${editionSlug(content)}-${id}-${item.slug}`,
    url: base + programmeItemPath(item),
    title: item.title,
    subtitle: '',
    track: item.themes[0]?.name ?? '',
    type: sessionTexts[content.locale].type[item.type],
    language: item.spokenLanguage,
    abstract: item.summary,
    description: [
      changeText(changeOf(item), content.locale),
      item.partOf && sessionTexts[content.locale].partOf(item.partOf.title),
      textInParagraphs(item.body),
    ]
      .filter(Boolean)
      .join('\n\n'),
    recording_license: '',
    do_not_record: false,
    // No `id`: the schema takes an entry with both `id` and `public_name` for one of frab, without
    // `name`, and the one or the other is enough.
    persons: item.contributions.map(({ speaker }) => ({
      guid: guidOf(content, speaker),
      name: speaker.name,
      public_name: speaker.name,
      biography: speaker.bio,
      url: base + speakerPath(speaker),
    })),
    links: item.recordingUrl
      ? [{ title: t.recording, url: item.recordingUrl, type: 'related' }]
      : [],
    attachments: item.presentation
      ? [
          {
            title: t.presentation,
            url: `${origin}/_file/${encodeURIComponent(item.presentation.file)}`,
            type: 'related',
          },
        ]
      : [],
  }
}

/** The programme as schedule.json. */
export const scheduleJson = (content: Content, base: string): string =>
  JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'Beursvloer' },
    schedule: toSchedule(content, base),
  })
