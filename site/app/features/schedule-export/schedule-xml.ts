import type { Content } from '~/content/model.ts'
import { type Xml, xml, xmlDocument } from '~/shell/xml.ts'
import { numberOf } from './guid.ts'
import { type Schedule, toSchedule } from './schedule.ts'

type Day = Schedule['conference']['days'][number]
type Event = Day['rooms'][string][number]

/** Elements with text, by name. */
const texts = (named: Readonly<Record<string, string>>): readonly Xml[] =>
  Object.entries(named).map(([name, text]) => xml(name, {}, text))

const link = (name: string) => (to: { readonly title: string; readonly url: string }) =>
  xml(name, { href: to.url }, to.title)

function eventXml(event: Event): Xml {
  const { date, start, duration, room, slug, url, title, subtitle, track, type, language } = event
  return xml(
    'event',
    { guid: event.guid, id: String(event.id) },
    ...texts({ date, start, duration, room, slug, url, title, subtitle, track, type, language }),
    ...texts({ abstract: event.abstract, description: event.description, logo: '' }),
    xml(
      'persons',
      {},
      ...event.persons.map(({ guid, name }) => xml('person', { id: String(numberOf(guid)) }, name)),
    ),
    xml('links', {}, ...event.links.map(link('link'))),
    xml('attachments', {}, ...event.attachments.map(link('attachment'))),
    xml(
      'recording',
      {},
      ...texts({ license: event.recording_license, optout: String(event.do_not_record) }),
    ),
  )
}

const dayXml = ({ index, date, day_start, day_end, rooms }: Day): Xml =>
  xml(
    'day',
    { index: String(index), date, start: day_start, end: day_end },
    ...Object.entries(rooms).map(([name, events]) =>
      xml('room', { name }, ...events.map(eventXml)),
    ),
  )

/**
 * The programme as frab's schedule.xml: the same as schedule.json, within the C3VOC's XSD.
 *
 * @param base where the locale's pages begin, without a trailing slash
 */
export function scheduleXml(content: Content, base: string): string {
  const { version, base_url, conference } = toSchedule(content, base)
  const { title, acronym, start, end, daysCount, timeslot_duration, time_zone_name } = conference
  return xmlDocument(
    xml(
      'schedule',
      {},
      xml('generator', { name: 'Beursvloer' }),
      ...texts({ version }),
      xml(
        'conference',
        {},
        ...texts({ title, acronym, start, end, days: String(daysCount) }),
        ...texts({ timeslot_duration, base_url, time_zone_name }),
      ),
      ...conference.days.map(dayXml),
    ),
  )
}
