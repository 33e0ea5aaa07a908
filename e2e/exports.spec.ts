import { parsers } from '@beursvloer/contract/testing/read-calendar'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { axeFindings } from './harness/axe.ts'
import { editorOf } from './harness/editor.ts'
import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'

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

  test(`the programme is a calendar that every parser reads: ${language}`, async ({ stack }) => {
    const response = await fetch(`${stack.siteUrl}${prefix}/programma.ics`)
    expect(headersOf(response)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
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

  test(`the programme is data that schedule apps read: ${language}`, async ({ stack }) => {
    const json = await fetch(`${stack.siteUrl}${prefix}/programma.json`)
    expect(headersOf(json)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
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

  test(`exhibitors are a table and data, without what is private: ${language}`, async ({
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

  test(`a session and a date have a calendar file each: ${language}`, async ({ stack }) => {
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

test('a calendar has what the filters let through, and knows no other parameters', async ({
  stack,
}) => {
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

test('what did not change is not sent again, and what is not there is a 404', async ({ stack }) => {
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

test('a session goes into a calendar by keyboard, and a cancelled one does not', async ({
  page,
}) => {
  await openLive(page, `/programma/${LECTURE}`)
  await page.getByRole('link', { name: 'Zet in agenda' }).focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe(`dakwaarts2027-${LECTURE}.ics`)
  await openLive(page, `/en/programma/${LECTURE}`)
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
    'href',
    /^\/en\/programma\/[a-z0-9]+\/agenda\.ics$/,
  )
  await page.goto(`/programma/${CANCELLED}`)
  await expect(page.getByRole('link', { name: 'Zet in agenda' })).toBeHidden()
})

test('the exports unfold by keyboard and follow the filters', async ({ page, stack }) => {
  await openLive(page, '/programma')
  await page.locator('summary', { hasText: 'Soort' }).click()
  await page.getByRole('link', { name: /^Tours \d/ }).click()
  await page.locator('summary', { hasText: 'Agenda en export' }).focus()
  await page.keyboard.press('Enter')
  const follow = page.getByRole('link', { name: 'Volg in uw agenda' })
  const host = new URL(stack.siteUrl).host
  await expect(follow).toHaveAttribute('href', `webcal://${host}/programma.ics?type=tour`)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Alle dagen als plan afdrukken' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(follow).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(follow).toBeHidden()
  await page.goto('/en/programma/tours')
  await page.getByText('Calendar and export').click()
  await expect(page.getByRole('link', { name: /\(ICS\)$/ })).toHaveAttribute(
    'href',
    '/en/programma.ics?type=tour',
  )
})

test('"Mijn beurs" goes into a calendar as it is', async ({ page }) => {
  await openLive(page, '/programma')
  await page.getByRole('button', { name: 'Bewaar Honderd woningen in tien maanden' }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mijn beurs/ })
    .click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Zet in agenda' }).click()
  expect(new URL((await download).url()).search).toMatch(/^\?id=[a-z0-9]+$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all exports are links', async ({ page }) => {
    for (const [path, fold, link, name] of [
      [`/programma/${LECTURE}`, null, 'Zet in agenda', `dakwaarts2027-${LECTURE}.ics`],
      ['/standhouders', null, 'Download als CSV', 'dakwaarts2027-standhouders.csv'],
      ['/programma', 'Agenda en export', /\(ICS\)$/, 'dakwaarts2027-programma.ics'],
      ['/programma', 'Agenda en export', 'Download als XML', 'dakwaarts2027-programma.xml'],
    ] as const) {
      await page.goto(path)
      if (fold) await page.getByText(fold).click()
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: link }).click()
      expect((await download).suggestedFilename()).toBe(name)
    }
  })
})
