// About: site/app/features/calendar, site/app/features/vacancies, site/app/routes/calendar.tsx
// About: site/app/routes/calendar-item.tsx, site/app/routes/vacancies.tsx, site/app/routes/vacancy.tsx
// About: cms/seed/data/calendar.ts, cms/seed/data/vacancies.ts
// About: site/app/layouts/footer.tsx

import type { APIRequestContext } from '@playwright/test'
import { hrefsOf, structuredDataOf, textOf } from './harness/html-text.ts'
import { findPath } from './harness/routes.ts'
import { expect, test } from './harness/server-test.ts'

/**
 * A page as the server sends it: its text, its links, and its structured data for search engines.
 */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  expect(response.status()).toBe(200)
  const html = await response.text()
  return {
    text: textOf(html),
    hrefs: hrefsOf(html),
    dataOf: (type: string) => structuredDataOf(html).find((object) => object['@type'] === type),
  }
}

test('a past calendar item has a page that says so, with its facts and without registration', async ({
  request,
  stack,
}) => {
  const path = await findPath(stack.siteUrl, '/kalender', 'webinar-wkb-en-woningconcepten')
  const list = await read(request, '/kalender')
  const title = 'Webinar: de Wkb en woningconcepten na twee jaar'
  expect(list.text.indexOf(title)).toBeGreaterThan(list.text.indexOf('Geweest'))
  const item = await read(request, path)
  for (const words of [title, 'donderdag 4 juni 2026', '15:00–16:15', 'Gesloten'])
    expect(item.text).toContain(words)
  expect(item.text).not.toContain('Zet in agenda')
  expect(item.dataOf('Event')).toMatchObject({
    startDate: '2026-06-04T13:00:00.000Z',
    endDate: '2026-06-04T14:15:00.000Z',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  })
  expect((await read(request, '/en/kalender')).text).toContain('Calendar')
  const english = await read(request, `/en${path}`)
  expect(english.text).toMatch(/Webinar: building quality assurance.*Thursday,? 4 June 2026/)
  expect(english.text).toContain('Closed')
})

test('a closed vacancy has a page that says so, without a way to apply', async ({
  request,
  stack,
}) => {
  const path = await findPath(stack.siteUrl, '/vacatures', 'medewerker-ketenregie')
  const { text, hrefs, dataOf } = await read(request, path)
  expect(text).toContain('Reageren kon tot en met 30 september 2026.')
  expect(text).not.toContain('Solliciteer')
  expect(dataOf('JobPosting')).toBeUndefined()
  expect(text).toContain('Alles over Renovatiestroom')
  expect(hrefs).toContainEqual(
    expect.stringMatching(/^\/standhouders\/[a-z0-9]+\/renovatiestroom$/),
  )
})

test('vacancies are filtered by links', async ({ request }) => {
  const all = await read(request, '/en/vacatures')
  expect(all.text).toContain('Supply chain coordinator')
  const filter = '/en/vacatures?categorie=overheden'
  expect(all.hrefs).toContain(filter)
  const { text, hrefs } = await read(request, filter)
  expect(text).toContain('Area development policy officer')
  expect(text).not.toContain('Supply chain coordinator')
  const path = hrefs.find((href) =>
    /^\/en\/vacatures\/[a-z0-9]+\/beleidsmedewerker-gebiedsontwikkeling$/.test(href),
  )
  const vacancy = await read(request, path ?? '')
  expect(vacancy.text).toContain('32 hours')
  expect(vacancy.text).toContain('Applications closed on 30 October 2026.')
})

test('the footer leads to vacancies and calendar', async ({ request }) => {
  expect((await read(request, '/privacy')).hrefs).toEqual(
    expect.arrayContaining(['/kalender', '/vacatures']),
  )
})
