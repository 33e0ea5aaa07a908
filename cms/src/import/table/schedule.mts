/** The programme in the formats of other programs, as rows whose heads are those of our own tables. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import ICAL from 'ical.js'

/** Why a schedule cannot be read; the message is for staff. */
export class ScheduleError extends Error {}

const HEADS = [
  ...['Titel', 'Webadres', 'Dag', 'Begint om', 'Eindigt om', 'Ruimte', 'Soort', 'Voertaal'],
  ...['Samenvatting', 'Tekst', 'Sprekers'],
]

/** Longest summary of a programme item, in characters. */
const MAX_SUMMARY = 200

type Data = Readonly<Record<string, unknown>>
type Rows = readonly (readonly string[])[]

/** An item as the formats have it; absent texts are empty. */
interface Item {
  readonly title: string
  readonly url: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly room: string
  readonly type: string
  readonly language: string
  readonly abstract: string
  readonly description: string
  readonly persons: readonly string[]
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

const listOf = (value: unknown): readonly Data[] =>
  [value ?? []].flat().filter((one): one is Data => typeof one === 'object' && one !== null)

/** `10:00` and `00:45` → `10:45`; past midnight it starts at 0 again. */
function endOf(start: string, duration: string): string {
  const [minutes = 0, lasts = 0] = [start, duration].map((time) => {
    const [hours = 0, rest = 0] = time.split(':').map(Number)
    return hours * 60 + rest
  })
  const end = (minutes + lasts) % (24 * 60)
  const two = (number: number) => String(number).padStart(2, '0')
  return Number.isFinite(end) ? `${two(Math.floor(end / 60))}:${two(end % 60)}` : ''
}

/** Kinds of items by the words that other programs have for them; a lecture where none fits. */
const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/kennis|knowledge|workshop/i, 'knowledge-session'],
  [/tour|rondleiding/i, 'tour'],
  [/debat|panel/i, 'debate'],
  [/overig|other|bijeenkomst|gathering|lunch|break|pauze/i, 'other'],
]
const kindOf = (type: string): string =>
  KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'lecture'

/** The beginning of a text, at a word. */
function summaryOf(abstract: string): string {
  const line = abstract.replace(/\s+/g, ' ')
  if (line.length <= MAX_SUMMARY) return line
  const cut = line.slice(0, MAX_SUMMARY - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_SUMMARY / 2))}…`
}

/** The slug in the address of an item on a site like ours. */
const slugIn = (url: string): string =>
  /\/programm[ae]\/([a-z0-9-]{1,120})\/?$/.exec(url)?.[1] ?? ''

const rowOf = (item: Item): readonly string[] => {
  const { title, date, start, end, room, abstract, description } = item
  const isCut = abstract.length > MAX_SUMMARY
  return [
    ...[title, slugIn(item.url), date, start, end, room, kindOf(item.type)],
    /^(nl|en)/.exec(item.language)?.[0] ?? '',
    summaryOf(abstract || description),
    (isCut ? [abstract, description] : [description]).filter(Boolean).join('\n\n'),
    item.persons.join('\n'),
  ]
}

const tableOf = (items: readonly Item[], columns = HEADS): Rows => {
  const shown = columns.map((head) => HEADS.indexOf(head))
  return [columns, ...items.map((item) => shown.map((at) => rowOf(item)[at] ?? ''))]
}

const itemOf = (event: Data, date: string, room: string, persons: readonly string[]): Item => ({
  ...{ date, room: room || text(event.room), persons, start: text(event.start).slice(0, 5) },
  end: endOf(text(event.start), text(event.duration)),
  title: [text(event.title), text(event.subtitle)].filter(Boolean).join(': '),
  ...{ url: text(event.url), type: text(event.type), language: text(event.language) },
  ...{ abstract: text(event.abstract), description: text(event.description) },
})

/** The items of a schedule.json of frab, pretalx or our own site; null when it is none. */
export function scheduleJsonRows(value: unknown): Rows | null {
  const { conference } = ((value as Data | null)?.schedule ?? value ?? {}) as { conference?: Data }
  if (!conference) return null
  return tableOf(
    listOf(conference.days).flatMap((day) =>
      Object.entries((day.rooms ?? {}) as Data).flatMap(([room, events]) =>
        listOf(events).map((event) => {
          const persons = listOf(event.persons).map(
            (person) => text(person.public_name) || text(person.name),
          )
          return itemOf(event, text(day.date), room, persons)
        }),
      ),
    ),
  )
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  // Nothing is replaced by what a file declares or points to; the five of XML itself are read.
  processEntities: { enabled: true, maxTotalExpansions: 1_000_000 },
  htmlEntities: true,
  isArray: (name: string) => ['day', 'room', 'event', 'person'].includes(name),
})

const xmlText = (value: unknown): string =>
  text(typeof value === 'object' && value !== null ? (value as Data)['#text'] : value)

/**
 * The items of frab's schedule.xml.
 * @throws ScheduleError
 */
export function scheduleXmlRows(content: string): Rows {
  const valid = XMLValidator.validate(content)
  if (valid !== true || /<!(DOCTYPE|ENTITY)/i.test(content))
    throw new ScheduleError('Dit XML-bestand is niet te lezen. Sla de programmadata opnieuw op.')
  const { schedule } = parser.parse(content) as { schedule?: Data }
  if (!schedule) throw new ScheduleError('Dit XML-bestand is geen programma van frab of pretalx.')
  return tableOf(
    listOf(schedule.day).flatMap((day) =>
      listOf(day.room).flatMap((room) =>
        listOf(room.event).map((event) => {
          const people = ((event.persons as Data | undefined)?.person ?? []) as readonly unknown[]
          const texts = Object.fromEntries(
            Object.entries(event).map(([name, value]) => [name, xmlText(value)]),
          )
          return itemOf(texts, text(day['@date']), text(room['@name']), people.map(xmlText))
        }),
      ),
    ),
  )
}

/** A time of a calendar on the fair's clock: `2027-03-17T10:30`. */
function fairTime(time: ICAL.Time): string {
  // A time without a zone is on the fair's clock already.
  if (time.zone === ICAL.Timezone.localTimezone) return time.toString().slice(0, 16)
  return new Intl.DateTimeFormat('sv-SE', {
    ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Amsterdam' },
  })
    .format(time.toJSDate())
    .replace(' ', 'T')
}

/**
 * The events of an iCalendar file.
 * @throws ScheduleError
 */
export function calendarRows(content: string): Rows {
  let calendar: ICAL.Component
  try {
    calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  } catch {
    throw new ScheduleError('Dit agendabestand is niet te lezen. Sla het opnieuw op als .ics.')
  }
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const items = calendar.getAllSubcomponents('vevent').map((component): Item => {
    const event = new ICAL.Event(component)
    const [start, end] = [fairTime(event.startDate), fairTime(event.endDate)]
    return {
      ...{ title: text(event.summary), room: text(event.location), abstract: '' },
      ...{ description: text(event.description), persons: [], type: '', language: '' },
      ...{ date: start.slice(0, 10), start: start.slice(11), end: end.slice(11) },
      url: text(component.getFirstPropertyValue('url')),
    }
  })
  return tableOf(
    items,
    HEADS.filter((head) => !['Soort', 'Voertaal', 'Sprekers'].includes(head)),
  )
}
