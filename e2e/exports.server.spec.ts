// About: site/app/features/schedule-export, site/app/features/exhibitors/exhibitor-export.ts
// About: site/app/routes/programme-calendar.ts, site/app/routes/programme-json.ts
// About: site/app/routes/programme-xml.ts, site/app/routes/exhibitors-json.ts
// About: site/app/routes/exhibitors-csv.ts, site/app/routes/programme-item-calendar.ts
// About: site/app/routes/calendar-item-calendar.ts, contract/src/calendar, contract/src/csv.ts
// About: site/app/shell/file-response.ts, cms/seed/data/programme*, cms/seed/data/calendar.ts
// About: cms/seed/data/exhibitors

import { parsers } from '@beursvloer/contract/testing/read-calendar'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { editorOf } from './harness/editor.ts'
import { expect, test } from './harness/server-test.ts'

const LECTURE = 'honderd-woningen-in-tien-maanden'
const CANCELLED = 'vijf-jaar-energieprestatievergoeding'
const DATE = 'webinar-de-onrendabele-top-voor-raadsleden'

interface ScheduleEvent {
  readonly guid: string
  readonly title: string
  readonly date: string
  readonly room: string
}
interface ScheduleFile {
  readonly schedule: {
    readonly version: string
    readonly conference: {
      readonly days: readonly { readonly rooms: Record<string, readonly ScheduleEvent[]> }[]
    }
  }
}

const headersOf = (response: Response) => Object.fromEntries(response.headers)

for (const prefix of ['', '/en']) {
  const language = prefix ? 'English' : 'Dutch'

  test(`the programme is a calendar file that every parser reads: ${language}`, async ({
    stack,
  }) => {
    const response = await fetch(`${stack.siteUrl}${prefix}/programma.ics`)
    expect(headersOf(response)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-language': prefix ? 'en' : 'nl',
      'content-disposition': 'inline; filename="dakwaarts2027-programma.ics"',
      'cache-control': expect.stringContaining('public'),
      'access-control-allow-origin': '*',
    })
    const file = await response.text()
    expect(file).toContain(`X-WR-CALNAME:${prefix ? 'Programme' : 'Programma'} Dakwaarts 2027\r\n`)
    for (const [, read] of parsers) {
      const events = read(file)
      expect(events).toHaveLength(60)
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(60)
      const gone = events.filter(({ status }) => status === 'CANCELLED')
      expect(gone.map(({ title }) => title)).toEqual([
        expect.stringMatching(prefix ? /^Cancelled: / : /^Geannuleerd: /),
      ])
      const opening = events.find(({ start }) => start === Date.parse('2027-03-17T10:00:00+01:00'))
      expect(opening?.location).toMatch(/Expohal De Kade, Meerhaven$/)
    }
  })

  test(`the programme is JSON and XML that schedule apps read: ${language}`, async ({ stack }) => {
    const json = await fetch(`${stack.siteUrl}${prefix}/programma.json`)
    expect(headersOf(json)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-language': prefix ? 'en' : 'nl',
      'content-disposition': 'attachment; filename="dakwaarts2027-programma.json"',
      'access-control-allow-origin': '*',
    })
    const { schedule } = (await json.json()) as ScheduleFile
    const events = schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat())
    // Without the cancelled one.
    expect(events).toHaveLength(59)
    expect(new Set(events.map(({ guid }) => guid)).size).toBe(59)

    const xml = await fetch(`${stack.siteUrl}${prefix}/programma.xml`)
    expect(xml.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const text = await xml.text()
    expect(XMLValidator.validate(text)).toBe(true)
    // As text: a version of which every hexadecimal digit happens to be decimal is no number.
    const read = new XMLParser({ parseTagValue: false }).parse(text)
    expect(read.schedule.version).toBe(schedule.version)
    const inXml = read.schedule.day.flatMap(
      ({ room }: { room: { event: ScheduleEvent | ScheduleEvent[] }[] }) =>
        room.flatMap(({ event }) => event),
    )
    expect(inXml.map(({ title, date, room }: ScheduleEvent) => [title, date, room])).toEqual(
      events.map(({ title, date, room }) => [title, date, room]),
    )
  })

  test(`exhibitors are exported as a table and as JSON, without private fields: ${language}`, async ({
    stack,
  }) => {
    const csv = await fetch(`${stack.siteUrl}${prefix}/standhouders.csv`)
    expect(headersOf(csv)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="dakwaarts2027-standhouders.csv"',
    })
    const table = Buffer.from(await csv.arrayBuffer()).toString()
    expect(table.startsWith(`\uFEFF${prefix ? 'Name;Category' : 'Naam;Categorie'};`)).toBe(true)
    expect(table.trimEnd().split('\r\n')).toHaveLength(91)

    const json = await fetch(`${stack.siteUrl}${prefix}/standhouders.json`)
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const text = await json.text()
    const { exhibitors } = JSON.parse(text) as { exhibitors: { url: string }[] }
    expect(exhibitors).toHaveLength(90)
    expect(exhibitors[0]?.url).toContain(`${stack.siteUrl}${prefix}/standhouders/`)
    expect(Object.keys(exhibitors[0] ?? {}).join()).toBe(
      'id,name,url,category,stands,pavilion,mainExhibitor,themes,intro,website,socials',
    )
    for (const file of [table, text]) expect(file).not.toContain('@')
  })

  test(`a session and a calendar item each have a calendar file: ${language}`, async ({
    stack,
  }) => {
    const site = stack.siteUrl + prefix
    const session = await editorOf(stack, 'programme-item').find(LECTURE)
    const date = await editorOf(stack, 'calendar-item').find(DATE)
    for (const [path, start] of [
      [`/programma/${session.documentId}`, '2027-03-17T10:30:00+01:00'],
      [`/kalender/${date.documentId}/${DATE}`, '2027-01-21T19:30:00+01:00'],
    ] as const) {
      const response = await fetch(`${site}${path}/agenda.ics`)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const file = await response.text()
      for (const [, read] of parsers) {
        const uid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        expect(read(file)).toMatchObject([{ uid, start: Date.parse(start) }])
      }
      expect(file).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Amsterdam\r\n')
    }
    const wrong = await fetch(`${site}/kalender/${date.documentId}/anders/agenda.ics`, {
      redirect: 'manual',
    })
    expect(wrong.status).toBe(301)
    expect(wrong.headers.get('location')).toBe(
      `${prefix}/kalender/${date.documentId}/${DATE}/agenda.ics`,
    )
  })
}

test('a calendar contains the filtered items, and ignores other parameters', async ({ stack }) => {
  const tagOf = async (query: string) => {
    const response = await fetch(`${stack.siteUrl}/programma.ics${query}`)
    return [response.headers.get('etag'), (await response.text()).match(/BEGIN:VEVENT/g)?.length]
  }
  expect((await tagOf('?type=tour'))[1]).toBe(12)
  const [first, second] = await Promise.all(
    [LECTURE, CANCELLED].map((slug) => editorOf(stack, 'programme-item').find(slug)),
  )
  expect((await tagOf(`?id=${first?.documentId}&id=${second?.documentId}`))[1]).toBe(2)
  expect((await tagOf('?q=ditbestaatniet'))[1]).toBeUndefined()
  expect(await tagOf('?utm_source=x')).toEqual(await tagOf(''))
})

test('an unchanged export answers 304, an unknown one 404', async ({ stack }) => {
  for (const name of ['programma.ics', 'programma.json', 'programma.xml', 'standhouders.csv']) {
    const address = `${stack.siteUrl}/${name}`
    const first = await fetch(address)
    expect(first.headers.get('content-encoding')).toMatch(/^(br|gzip)$/)
    const again = await fetch(address, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect([name, again.status]).toEqual([name, 304])
  }
  for (const path of ['/programma/bestaat-niet/agenda.ics', '/kalender/niets/niets/agenda.ics']) {
    expect((await fetch(stack.siteUrl + path)).status).toBe(404)
  }
})
