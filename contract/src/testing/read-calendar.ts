import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'

/** A parsed event, in the same words for every parser. */
export interface ReadEvent {
  readonly uid: string
  /** Milliseconds since 1970. */
  readonly start: number
  readonly end: number
  readonly title: string
  readonly description: string
  readonly location: string
  readonly sequence: number
  readonly status: string
}

/** With ical.js, which uses the VTIMEZONE in the file; strict. */
export function readWithIcalJs(file: string): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (!zone) throw new Error('The calendar lacks its time zone.')
  ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component, { strictExceptions: true })
    return {
      uid: event.uid,
      start: event.startDate.toJSDate().getTime(),
      end: event.endDate.toJSDate().getTime(),
      title: event.summary,
      description: event.description,
      location: event.location,
      sequence: event.sequence,
      status: String(component.getFirstPropertyValue('status')),
    }
  })
}

const words = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'val' in value ? String(value.val) : `${value}`

/** With node-ical, which uses the name of the zone. */
const readWithNodeIcal = (file: string): readonly ReadEvent[] =>
  Object.values(nodeIcal.sync.parseICS(file))
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      start: event.start.getTime(),
      end: event.end?.getTime() ?? event.start.getTime(),
      title: words(event.summary),
      description: words(event.description),
      location: words(event.location),
      sequence: Number(event.sequence),
      status: String(event.status),
    }))

/** The parsers that have to agree on every calendar file. */
export const parsers = [
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
] as const
