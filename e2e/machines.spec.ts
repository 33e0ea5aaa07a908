// About: scripts/running/stack.ts, cms/src/database, cms/src/private-files/storage.ts, cms/src/index.ts
// About: cms/src/http/graceful-shutdown.ts, site/server/http/circuit-breaker.ts, site/server/main.ts

/** Two machines with a CMS and a site each: what one takes is everywhere, and none of them is missed. */
import type { LiveMessage } from '@beursvloer/contract/live/feed'
import { samplePdf } from '@beursvloer/contract/testing/sample-pdf'
import { expect, test } from '@playwright/test'
import { openBrowser, startCrowd, ticketOf } from './harness/crowd.ts'
import { editorOf } from './harness/editor.ts'
import { type Machines, startMachines } from './harness/machines.ts'
import { noNginx } from './harness/nginx.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

/** All that start twice, on a machine that may be busy. */
const timeout = 600_000

/** What there may be one of, by the columns that tell it from others. */
const ONCE = {
  admin_users: 'email',
  admin_roles: 'code',
  strapi_api_tokens: 'name',
  strapi_core_store_settings: 'key, environment, tag',
  i18n_locale: 'code',
  up_roles: 'type',
  files: 'name',
  editions: 'document_id, locale, published_at is null',
  pages: 'slug, locale, published_at is null',
  exhibitors: 'slug, locale, published_at is null',
  programme_items: 'slug, locale, published_at is null',
}

// One installation for all of them.
test.describe.configure({ mode: 'default', timeout })

let machines: Machines
test.beforeAll(async () => {
  test.setTimeout(timeout)
  machines = await startMachines()
})
test.afterAll(() => machines?.stop())

const textOf = async (url: string) => (await fetch(url)).text()

test('two CMS that begin together make one administrator, and nothing twice', {
  tag: EXHAUSTIVE,
}, async () => {
  expect(machines.announced).toHaveLength(1)
  for (const [table, columns] of Object.entries(ONCE)) {
    const query = `select ${columns}, count(*) from ${table} group by ${columns} having count(*) > 1`
    expect([table, await machines.database.rows(query)]).toEqual([table, []])
  }
  expect(await machines.database.rows('select 1 from admin_users')).toHaveLength(1)
})

/** Two seconds, and room for a machine that runs all of them. */
const SOON = { timeout: 3 * 2_000, intervals: [50] }

/** Both sites show it soon. */
const onBoth = (read: (siteUrl: string) => Promise<unknown>, expected: unknown) =>
  Promise.all(machines.sites.map(({ url }) => expect.poll(() => read(url), SOON).toEqual(expected)))

/** Sends something to a CMS, which takes it. */
async function give(url: string, token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  expect([url, answer.ok]).toEqual([url, true])
}

const liveOf = async (url: string): Promise<LiveMessage> => (await fetch(`${url}/live`)).json()

test('what either CMS publishes is on both sites soon', { tag: EXHAUSTIVE }, async () => {
  const { administrator, cms } = machines
  for (const { url: cmsUrl } of cms) {
    const editor = editorOf({ cmsUrl, administrator }, 'news-item')
    const { documentId } = await editor.find('programma-dakwaarts-2027-gepubliceerd')
    const intro = `Gepubliceerd door ${cmsUrl}.`
    await editor.publish(documentId, { intro })
    await onBoth((url) => textOf(`${url}/nieuws`), expect.stringContaining(intro))
  }
})

test('the notice that either CMS takes is on both sites soon', { tag: EXHAUSTIVE }, async () => {
  const { administrator, cms } = machines
  for (const { url } of cms) {
    const nl = `Verteld door ${url}.`
    const notice = { nl, en: '', tone: 'info', minutes: null }
    await give(`${url}/live/notice`, administrator.token, notice)
    await onBoth(async (site) => (await liveOf(site)).notice?.text.nl, nl)
  }
})

test('a room that is full for either CMS is full on both sites soon', {
  tag: EXHAUSTIVE,
}, async () => {
  const { administrator, cms, sites } = machines
  const [item = ''] = Object.keys((await liveOf(sites[0].url)).items)
  for (const [at, { url }] of cms.entries()) {
    const isFull = at === 0
    await give(`${url}/live/doors/${item}`, administrator.token, { isFull })
    await onBoth(async (site) => (await liveOf(site)).items[item]?.doorFull, isFull)
  }
})

test('a file that one CMS took is served by both', { tag: EXHAUSTIVE }, async () => {
  const [first] = machines.cms
  const body = new FormData()
  body.append('files', new File([samplePdf()], 'plattegrond.pdf', { type: 'application/pdf' }))
  const uploaded = await fetch(`${first.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${machines.administrator.token}` },
    body,
  })
  const [file] = (await uploaded.json()) as { url: string }[]
  for (const { url } of machines.cms) expect(await textOf(url + file?.url)).toBe(samplePdf())
})

/** Visitors go on, begin something, then something else happens, and they go on. */
async function goOnWhile(...events: readonly (() => unknown)[]): Promise<void> {
  const crowd = await startCrowd(machines)
  for (const event of events) {
    const served = crowd.served()
    await event()
    await served
  }
  await crowd.served()
  await crowd.end()
}

if (noNginx)
  test.skip(`sites are not behind nginx here: ${noNginx}`, { tag: EXHAUSTIVE }, () => undefined)

test('nothing is lost when each process is stopped and started in turn', {
  tag: EXHAUSTIVE,
}, async () => {
  const parts = [...machines.cms, ...machines.sites]
  await goOnWhile(...parts.flatMap(({ stop, start }) => [stop, start]))
})

test('nothing is lost when a CMS is killed', { tag: EXHAUSTIVE }, async () => {
  const [{ kill, start }] = machines.cms
  await goOnWhile(kill, start)
})

test('nothing is lost when a CMS freezes for longer than sites wait', {
  tag: EXHAUSTIVE,
}, async () => {
  const [{ pause, resume }] = machines.cms
  await goOnWhile(pause, resume)
})

test('nothing is lost when PostgreSQL is restarted', { tag: EXHAUSTIVE }, async () => {
  await goOnWhile(machines.database.restart)
})

test('without the bucket a form with a file is refused in words, and received once it is back', {
  tag: EXHAUSTIVE,
}, async () => {
  const browser = await openBrowser(machines.siteUrl)
  const { key, text } = ticketOf(machines, 'advertising')
  const order = () =>
    browser.post('/adverteren-en-signing', {
      headers: { accept: 'application/json' },
      multipart: {
        ...{ 'lines.0.product': 'VS-80', 'lines.0.amount': '3' },
        ...{ 'customer.exhibitor': 'spanthuis', 'customer.name': 'Hanna Stapel' },
        ...{ 'customer.email': 'hanna@stapelwerk.example', 'customer.country': 'NL' },
        ...{ 'artwork.moment': 'now', agreed: 'on', _ticket: text },
        'artwork.files': {
          name: 'sticker.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(samplePdf(), 'latin1'),
        },
      },
    })
  await machines.bucket.shut()
  const crowd = await startCrowd(machines)
  const refused = await order()
  expect([refused.status(), await refused.text()]).toEqual([
    503,
    expect.stringContaining('Probeer het over een minuut opnieuw.'),
  ])
  await crowd.served()
  await machines.bucket.open()
  expect((await order()).status()).toBe(200)
  await crowd.end()
  const query = 'select 1 from submissions where idempotency_key = $1'
  expect(await machines.database.rows(query, [key])).toHaveLength(1)
  await browser.dispose()
})
