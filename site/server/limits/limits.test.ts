import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startServer } from '../testing/running-server.ts'

/** More than any sender but a venue may cause at once. */
const TOO_MANY = 210

let running: Awaited<ReturnType<typeof startServer>>
let now = 0
/** Addresses of the visitors of one test; loopback may name any as a proxy. */
let address = ''
let tests = 0

beforeAll(async () => {
  const never = new Promise<void>(() => undefined)
  const clock = { now: () => now, after: (ms: number) => (ms > 0 ? never : Promise.resolve()) }
  const environment = { TRUSTED_PROXY: '127.0.0.1', VENUE_NETWORKS: '192.0.2.0/24' }
  running = await startServer(environment, { clock })
})
afterAll(() => running.server.stop())
beforeEach(() => {
  tests += 1
  address = `198.51.100.${tests}`
})

const get = (path: string, cookie?: string) =>
  running.get(path, { headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } })
const cookieIn = (answer: { headers: { 'set-cookie'?: string[] } }) =>
  answer.headers['set-cookie']?.[0]?.split(';')[0]
let variant = 0
const search = (cookie?: string) => {
  variant += 1
  return get(`/programma?dag=${variant}`, cookie)
}

/** A client without cookies requests searches until it is limited. */
async function useUp(cookie?: string, count = TOO_MANY) {
  const statuses = []
  for (let at = 0; at < count; at += 1) statuses.push((await search(cookie)).status)
  return statuses
}

const publicPage = (path: string) => ({
  locale: 'nl' as const,
  origin: 'https://dakwaarts.example',
  path,
  policy: { cache: true, parameters: [], privateParameters: [], action: false },
})

it('pages that are the same for everybody, and ready answers, are not counted', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  running.site.gate = promise
  // While the first page is being rendered ahead, the other one is not rendered.
  running.site.pages = ['/langzaam', '/faq'].map(publicPage)
  running.site.publish('fresh')
  expect(await useUp()).toContain(302)
  expect((await get('/faq')).status).toBe(200)
  const phone = cookieIn(await get('/prive'))
  for (const data of ['/faq.data', '/faq/_payload.json']) {
    expect((await get(data)).status).toBe(302)
    expect((await get(data, phone)).status).toBe(200)
    expect((await get(data)).status).toBe(200)
  }
  resolve()
})

it('a device can go from page to page, each of which is rendered for it', async () => {
  const phone = cookieIn(await get('/prive'))
  const statuses = new Set<number>()
  for (let page = 0; page < 150; page += 1) {
    // As many at once as a device may, then two a second, faster than anybody reads.
    if (page >= 60) now += 500
    statuses.add((await get(`/pagina-${page}.data`, phone)).status)
  }
  expect([...statuses]).toEqual([200])
})

it.each([
  ['/_facade/green/wide/', '.svg'],
  ['/_facade/pink/wide/', '.svg'],
  ['/icons/lucide.json?icons=', ''],
  ['/icons/mdi.json?icons=', ''],
])('answers made for %s are counted, and ready ones not', async (before, after) => {
  const ask = (name: number) => get(`${before}${name}${after}`)
  const first = await ask(0)
  const isMade = first.status === 200
  const statuses = []
  for (let at = 1; at < 301; at += 1) statuses.push((await ask(at)).status)
  expect(statuses.filter((status) => status !== first.status)).toEqual([302])
  if (isMade) expect((await ask(0)).status).toBe(200)
  const headers = { 'x-forwarded-for': address, 'if-none-match': `${first.headers.etag}` }
  if (isMade) expect((await running.get(`${before}0${after}`, { headers })).status).toBe(304)
})

it('a browser without a cookie gets one by a redirect when its address has reached the limit', async () => {
  await useUp()
  const sent = await get('/programma?dag=phone')
  expect(sent.status).toBe(302)
  expect(sent.headers['cache-control']).toBe('private, no-store')
  const { pathname, search: query, origin } = new URL(sent.headers.location ?? '')
  expect(origin).toBe('https://dakwaarts.example')
  expect(pathname + query).toBe('/programma?dag=phone&apparaat=1')
  const followed = await get(pathname + query, cookieIn(sent))
  expect(followed.status).toBe(200)
  // The address that it ends at is the same page to the cache.
  expect(running.site.requests.at(-1)?.url).toBe('https://dakwaarts.example/programma?dag=phone')
})

it('a browser that keeps no cookies is refused the second time', async () => {
  await useUp()
  const { status, headers } = await get('/programma?dag=robot&apparaat=1')
  expect(status).toBe(429)
  expect(headers['retry-after']).toBe('1')
})

it('the redirect stays on the site', async () => {
  await useUp()
  const { status, headers } = await get('//evil.example/x.data?dag=1')
  if (status === 302) expect(new URL(headers.location ?? '').host).toBe('dakwaarts.example')
})

it('a device has its own limit, which affects no other', async () => {
  const attacker = cookieIn(await get('/prive'))
  const phone = cookieIn(await get('/prive'))
  expect(attacker).toMatch(/^device=/)
  const statuses = await useUp(attacker)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(TOO_MANY - 60)
  expect((await search(phone)).status).toBe(200)
  now += 1000
  expect((await search(attacker)).status).toBe(200)
})

it('the limit is per account for signed-in visitors, whatever the device', async () => {
  const own = (account: string) => get('/prive', `account=${account}`)
  const statuses = []
  for (let at = 0; at < 61; at += 1) statuses.push((await own('a')).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(0)
  const redirected = statuses.filter((status) => status === 302)
  expect(redirected).toHaveLength(1)
  expect((await own('b')).status).toBe(200)
})

it('a venue has a higher limit for its guests', async () => {
  address = '192.0.2.1'
  await useUp(undefined, 2 * TOO_MANY)
  const unknown = Array.from({ length: 150 }, () => search())
  const issued = await Promise.all(unknown)
  expect(issued.every(({ status }) => status === 302)).toBe(true)
  const guests = await Promise.all(issued.map((answer) => search(cookieIn(answer))))
  expect(guests.filter(({ status }) => status !== 200)).toEqual([])
})

it('the cookie is set once, and never with a shared answer', async () => {
  expect(cookieIn(await get('/programma'))).toBeUndefined()
  expect(cookieIn(await search())).toBeUndefined()
  const cookie = cookieIn(await get('/prive'))
  expect(cookieIn(await get('/prive', cookie))).toBeUndefined()
})
