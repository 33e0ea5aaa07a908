import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { file, item, paragraph, ref } from '~/content/testing/documents.ts'
import { addDocuments, sampleSnapshot } from '~/content/testing/sample-content.ts'
import { scheduleJson, toSchedule } from './schedule.ts'
import { scheduleXml } from './schedule-xml.ts'
import { jsonProblems, xmlProblems } from './testing/schedule-schemas.ts'

const base = 'https://dakwaarts.example'

const { nl, en } = sampleSnapshot((fair) => {
  const late = item('late', { start: '17:00:00.000', end: '18:10:00.000', language: 'en' })
  addDocuments(
    fair,
    'programme-items',
    item('gone', { state: 'cancelled', changeNote: 'Ziek' }),
    Object.assign(late, {
      title: 'Slopen & <bouwen> "nu"',
      body: paragraph('Eén\u0001 < twee & drie'),
      recordingUrl: 'https://video.example/1?a=1&b=2',
      presentation: file('dia’s.pdf'),
      state: 'changed',
      changeNote: 'Een kwartier langer.',
      partOf: ref('item1'),
    }),
  )
})

const eventsOf = (content: typeof nl) =>
  toSchedule(content, base).conference.days.flatMap(({ rooms }) => Object.values(rooms).flat())

describe('schedule.json', () => {
  it.each([nl, en])('conforms to the schema', (content) => {
    expect(jsonProblems(scheduleJson(content, base))).toEqual([])
  })

  it('conforms to the schema with an item past midnight', () => {
    const late = sampleSnapshot((fair) =>
      addDocuments(
        fair,
        'programme-items',
        item('party', { start: '22:30:00.000', end: '01:00:00.000' }),
      ),
    ).nl
    expect(jsonProblems(scheduleJson(late, base))).toEqual([])
    const [day] = toSchedule(late, base).conference.days
    expect(day?.day_end).toBe('2027-03-17T01:00:00+01:00')
    expect(day?.rooms.Zolder?.at(-1)).toMatchObject({ start: '22:30', duration: '02:30' })
  })

  it('has day, room, time and people of each item, without cancelled ones', () => {
    const { conference } = toSchedule(nl, base)
    expect(conference).toMatchObject({
      acronym: 'dakwaarts2027',
      daysCount: 1,
      rooms: [{ name: 'Zolder', description: 'Hal 1', capacity: 80 }],
      tracks: [{ name: 'Geld en grond' }],
    })
    const [day] = conference.days
    // The last item ends after closing time.
    expect(day).toMatchObject({
      day_start: '2027-03-16T09:00:00+01:00',
      day_end: '2027-03-16T18:10:00+01:00',
    })
    expect(day?.rooms.Zolder?.map(({ slug }) => slug)).toEqual([
      expect.stringMatching(/^dakwaarts2027-\d+-sessie-item2$/),
      expect.stringMatching(/^dakwaarts2027-\d+-sessie-item1$/),
      expect.stringMatching(/^dakwaarts2027-\d+-sessie-late$/),
    ])
    expect(day?.rooms.Zolder?.at(-1)).toMatchObject({
      date: '2027-03-16T17:00:00+01:00',
      start: '17:00',
      duration: '01:10',
      track: 'Geld en grond',
      type: 'Lezing',
      language: 'en',
      abstract: 'Samenvatting',
      persons: [{ name: 'Anna van der Berg', url: `${base}/sprekers/anna-speaker1` }],
      links: [{ url: 'https://video.example/1?a=1&b=2' }],
      attachments: [{ url: `${base}/_file/dia%E2%80%99s.pdf` }],
    })
    expect(day?.rooms.Zolder?.at(-1)?.description).toMatch(
      /^Dit onderdeel is gewijzigd\.\nEen kwartier langer\.\n\nOnderdeel van Sessie item1\.\n\nEén/,
    )
  })

  it('has the same id for an item in both languages, and no id twice', () => {
    const ids = (content: typeof nl) => eventsOf(content).map(({ guid, id }) => `${guid} ${id}`)
    expect(ids(en)).toEqual(ids(nl))
    expect(new Set(ids(nl)).size).toBe(3)
  })

  it('keeps the GUIDs of rooms, items and people when the fair is renamed', () => {
    const named = (name: string) =>
      sampleSnapshot((fair) => Object.assign(fair['site-settings']?.nl[0] ?? {}, { name })).nl
    const guids = (content: typeof nl) =>
      scheduleJson(content, base).match(/"guid":"[^"]+"|"id":\d+/g)
    expect(guids(named('Woondagen'))).toEqual(guids(named('Dakwaarts')))
  })

  it('has another version exactly when its contents differ', () => {
    const versionAfter = (fields: object, type = 'programme-items') =>
      toSchedule(sampleSnapshot((fair) => Object.assign(fair[type]?.nl[0] ?? {}, fields)).nl, base)
        .version
    const before = versionAfter({})
    expect(versionAfter({})).toBe(before)
    expect(versionAfter({ question: 'Hoe?' }, 'faq-items')).toBe(before)
    expect(versionAfter({ start: '10:35:00.000' })).not.toBe(before)
  })

  it('contains nothing of an unpublished programme', () => {
    const hidden = sampleSnapshot((fair) =>
      Object.assign(fair.editions?.nl[0] ?? {}, { programmePublished: false }),
    ).nl
    expect(eventsOf(hidden)).toEqual([])
    expect(scheduleXml(hidden, base)).not.toContain('<event')
    expect(toSchedule(hidden, base).conference.days).toHaveLength(1)
  })
})

describe('schedule.xml', () => {
  const xml = scheduleXml(nl, base)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => ['day', 'event', 'person', 'link', 'attachment'].includes(name),
  })
  const { schedule } = parser.parse(xml)

  it('is well-formed whatever the texts are', () => expect(XMLValidator.validate(xml)).toBe(true))

  it.each([nl, en])('conforms to the XSD', async (content) => {
    expect(await xmlProblems(scheduleXml(content, base))).toEqual([])
  })

  it('has the elements of the C3VOC’s XSD in their order and format', () => {
    expect(Object.keys(schedule)).toEqual(['generator', 'version', 'conference', 'day'])
    expect(schedule.conference).toEqual({
      title: 'Dakwaarts 2027',
      acronym: 'dakwaarts2027',
      start: '2027-03-16',
      end: '2027-03-17',
      days: '1',
      timeslot_duration: '00:05',
      base_url: `${base}/`,
      time_zone_name: 'Europe/Amsterdam',
    })
    const [day] = schedule.day
    expect(day).toMatchObject({
      '@index': '1',
      '@date': '2027-03-16',
      '@start': '2027-03-16T09:00:00+01:00',
      '@end': '2027-03-16T18:10:00+01:00',
    })
    expect(day.room['@name']).toBe('Zolder')
    for (const event of day.room.event) {
      expect(event['@id']).toMatch(/^[1-9]\d*$/)
      expect(event['@guid']).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
      expect(event.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/)
      expect(event.start).toMatch(/^[0-2]\d:[0-5]\d$/)
      expect(event.duration).toMatch(/^\d{1,2}:\d{2}$/)
      expect(event.url).toMatch(/^https?:\/\//)
      expect(event.recording).toEqual({ license: '', optout: 'false' })
      expect(Object.keys(event).sort()).toEqual(
        [
          ...['@guid', '@id', 'abstract', 'attachments', 'date', 'description', 'duration'],
          ...['language', 'links', 'logo', 'persons', 'recording', 'room', 'slug', 'start'],
          ...['subtitle', 'title', 'track', 'type', 'url'],
        ].sort(),
      )
    }
  })

  it('has the contents of schedule.json', () => {
    const events = eventsOf(nl)
    expect(schedule.version).toBe(toSchedule(nl, base).version)
    expect(schedule.day[0].room.event).toMatchObject(
      events.map(({ guid, id, date, title, persons, links }) => ({
        '@guid': guid,
        '@id': String(id),
        date,
        title,
        persons: { person: persons.map(({ name }) => ({ '#text': name })) },
        links: links.length > 0 ? { link: links.map(({ url }) => ({ '@href': url })) } : '',
      })),
    )
    expect(schedule.day[0].room.event.at(-1)).toMatchObject({
      title: 'Slopen & <bouwen> "nu"',
      description: expect.stringContaining('Eén < twee & drie'),
    })
  })
})
