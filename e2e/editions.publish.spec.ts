// About: cms/src/editions, site/app/content/of-edition.server.ts, site/app/sharing/other-editions.server.ts
// About: site/app/i18n/resolve-locale.ts

import { textOf } from './harness/html-text.ts'
import { expect, test } from './harness/server-test.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/** Making an edition and rendering all pages again twice takes a while on a busy machine. */
const timeout = 300_000
const slow = { timeout: 60_000 }

const ask = async <T>(
  { cmsUrl, administrator }: SharedStack,
  path: string,
  body?: object,
): Promise<T> => {
  const response = await fetch(`${cmsUrl}/editions${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return (JSON.parse(text) as { data: T }).data
}

interface Editions {
  readonly editions: readonly { id: string; year: number; address: string | null }[]
}

test('the next edition is made, previewed by a link, switched to, and switched back', {
  tag: EXHAUSTIVE,
}, async ({ ownStack }) => {
  test.setTimeout(timeout)
  const { siteUrl } = ownStack
  const get = (path: string, cookie = '') =>
    fetch(siteUrl + path, { redirect: 'manual', headers: { cookie } })
  const read = async (path: string, cookie = '') => textOf(await (await get(path, cookie)).text())
  const before = await read('/')
  const [exhibitor = ''] =
    /\/standhouders\/[a-z0-9]{8}\/[a-z0-9-]+/.exec(await (await get('/standhouders')).text()) ?? []
  expect(exhibitor).not.toBe('')
  const editions = async () => (await ask<Editions>(ownStack, '/')).editions
  const current = (await editions()).find(({ year }) => year === 2027)?.id ?? ''

  const made = await ask<{ id: string }>(ownStack, '/new', {
    from: current,
    name: 'Dakwaarts 2028',
    startDate: '2028-03-15',
    endDate: '2028-03-16',
    parts: ['halls', 'tariffs', 'products', 'regulation'],
    index: 3,
  })
  expect(await read('/')).toBe(before)
  expect((await get('/2028')).status).toBe(404)

  const link = (await editions()).find(({ id }) => id === made.id)?.address ?? ''
  const open = () => fetch(link, { redirect: 'manual' })
  // The site receives the edition as it does other content.
  await expect.poll(async () => (await open()).status, slow).toBe(302)
  const opened = await open()
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/2028'])
  const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const preview = await get('/2028/plattegrond', cookie)
  expect([preview.status, preview.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(preview.headers.get('x-robots-tag')).toContain('noindex')
  expect(textOf(await preview.text())).toContain('Zo wordt Dakwaarts 2028.')
  expect((await get('/2028/plattegrond')).status).toBe(404)
  expect((await get('/2028', 'edition-preview=x.y')).status).toBe(404)

  await ask(ownStack, '/switch', { edition: made.id })
  await expect.poll(() => read('/'), slow).toContain('Dakwaarts 2028')
  const gone = await get(exhibitor)
  expect([gone.status, gone.headers.get('location')]).toEqual([302, `/2027${exhibitor}`])
  expect(await (await get('/2027/sitemap.xml')).text()).toContain(`/en/2027${exhibitor}<`)
  const past = await (await get(`/en/2027${exhibitor}`)).text()
  expect(textOf(past)).toContain('This was Dakwaarts 2027.')
  expect(past).toContain(`<link rel="canonical" href="${siteUrl}/en/2027${exhibitor}"`)
  const calendar = (await (await get('/2027/programma.ics')).text()).replace(/\r\n /g, '')
  const [, item] = /URI:\S+\/2027(\/programma\/\S+)/.exec(calendar) ?? []
  expect(item).toBeDefined()
  expect((await get(`${item}/agenda.ics`)).headers.get('location')).toBe(`/2027${item}/agenda.ics`)
  const found = await get('/2027/zoeken?q=dak')
  expect([found.status, textOf(await found.text())]).toEqual([
    200,
    expect.stringContaining('Dit was Dakwaarts 2027.'),
  ])
  expect((await get('/2027/nieuws')).headers.get('location')).toBe('/nieuws')
  expect((await get('/2028/programma')).headers.get('location')).toBe('/programma')
  expect((await get('/2025')).status).toBe(404)
  expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl}/2027/sitemap.xml`)

  await ask(ownStack, '/switch', { edition: current })
  await expect.poll(async () => (await get(exhibitor)).status, slow).toBe(200)
  expect((await get(`/2027${exhibitor}`)).headers.get('location')).toBe(exhibitor)
})
