import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { CircuitBreaker } from '../http/circuit-breaker.ts'
import { OverloadedError } from '../http/limiter.ts'
import { readSettings } from '../settings.ts'
import { ThreadedSite } from './threaded-site.ts'

const options = {
  locale: 'nl',
  basename: '/',
  payload: false,
  headOnly: false,
  sender: null,
} as const
/** How often the thread is asked whether it is running. */
const PING_MS = 5000
const running: ThreadedSite[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.stop()))
})

async function startSite() {
  const heard: unknown[] = []
  const logged: string[] = []
  const breaker: CircuitBreaker = new CircuitBreaker({
    answered: () => site.peer.answered(),
    away: (since, isSilent) => site.peer.away(since, isSilent),
  })
  const log = (_: object, message: string) => void logged.push(message)
  const site: ThreadedSite = new ThreadedSite({
    settings: readSettings({ SITE_URL: 'https://dakwaarts.example' }),
    host: {
      mirrorOriginals: async (...asked) => void heard.push(asked),
      withholdOriginals: async (files) => void heard.push(files),
    },
    log: { warn: log, error: log },
    breaker,
    pingMs: PING_MS,
    file: new URL('./testing/tiny-thread.ts', import.meta.url),
  })
  running.push(site)
  await site.start()
  const get = (path: string, init?: RequestInit) =>
    site.render(new Request(`https://dakwaarts.example${path}`, init), options)
  return { site, heard, logged, breaker, get }
}

/** Resolves when the site says something new. */
const nextChange = (site: ThreadedSite) =>
  new Promise<void>((resolve) => {
    const stop = site.onChange(() => {
      stop()
      resolve()
    })
  })

it('pages are rendered in another thread: status, headers, cookies and bodies, in both directions', async () => {
  const { site, get } = await startSite()
  const page = await get('/koekje')
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, ['a=b']])
  expect(await page.text()).toContain('<p>koekje</p>')
  expect((await get('/oud?a=1')).headers.get('location')).toBe('/nieuw?a=1')
  const sent = await get('/contact', { method: 'POST', body: new Uint8Array(3_000_000) })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/bedankt?3000000'])
  await expect(get('/stuk')).rejects.toThrow('secret: /srv/site')
  expect(await site.account('account=7')).toBe('7')
  expect(await site.icons('lucide', ['house'])).toMatchObject({ not_found: ['house'] })
  const picture = await site.sharePicture('nl', '/faq')
  expect(picture && (await site.drawSharePicture(picture)).subarray(1, 4)).toEqual(
    new TextEncoder().encode('PNG'),
  )
  expect(site.build()).toMatchObject({ id: 'b1' })
})

it('the state of the site is known, and each change notified: first the change, then its pages', async () => {
  const { site, heard, get } = await startSite()
  expect([site.ready(), site.version(), site.cms(), site.source()]).toEqual([
    true,
    '1',
    'degraded',
    'mirror',
  ])
  expect(heard).toEqual([[[{ file: 'dak.jpg' }], true], new Set(['kelder.jpg'])])
  let [changes, messages] = [0, 0]
  site.onChange(() => {
    changes += 1
  })
  site.live.onChange(() => {
    messages += 1
  })
  // A message sent before an answer has arrived when the answer arrives.
  await get('/publiceert')
  expect([site.version(), changes]).toEqual(['2', 2])
  await get('/meldt')
  expect([site.live.state().version, messages]).toEqual(['l2', 1])
})

it('the policy of a page is requested once', async () => {
  const { site } = await startSite()
  const asked = site.pagePolicy('/prive')
  expect(asked).toBeInstanceOf(Promise)
  expect(await asked).toMatchObject({ cache: false, parameters: ['dag', 'thema'] })
  expect(site.pagePolicy('/prive')).toBe(await asked)
})

it('calls do not wait for the thread while it is busy', async () => {
  const { site, get } = await startSite()
  const file = join(mkdtempSync(join(tmpdir(), 'thread-')), 'enough')
  const isBusy = nextChange(site)
  let isAnswered = false
  const page = get(`/rekent?tot=${file}`).finally(() => {
    isAnswered = true
  })
  await isBusy
  for (let turn = 0; turn < 100; turn += 1) await nextTurn()
  expect(isAnswered).toBe(false)
  writeFileSync(file, '')
  expect((await page).status).toBe(200)
})

it('a page is abandoned when its visitor disconnects', async () => {
  const { get } = await startSite()
  const visitor = new AbortController()
  const page = get('/wacht', { signal: visitor.signal })
  // Answered after the thread began with the page: messages keep their order.
  await get('/faq')
  visitor.abort()
  await expect(page).rejects.toThrow('The visitor left')
})

it('a page is not started when its visitor disconnected before the thread was called', async () => {
  const { get } = await startSite()
  const visitor = new AbortController()
  const page = get('/wacht', { signal: visitor.signal })
  visitor.abort()
  await expect(page).rejects.toThrow('aborted')
})

it('a thread that ended is restarted; waiting visitors get their answer', async () => {
  const { site, logged, get } = await startSite()
  const waiting = get('/wacht')
  await expect(get('/eindigt')).rejects.toThrow(OverloadedError)
  await expect(waiting).rejects.toThrow(OverloadedError)
  expect([site.ready(), site.version()]).toEqual([true, '1'])
  expect(await (await get('/faq')).text()).toContain('nl versie 1')
  expect(logged).toEqual(['The thread of the site is started anew'])
})

it('a thread in an endless loop is ended and replaced', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { site, logged, get } = await startSite()
  const isBusy = nextChange(site)
  const page = expect(get('/hangt')).rejects.toThrow(OverloadedError)
  await isBusy
  vi.advanceTimersByTime(6 * PING_MS)
  expect(logged).toEqual([])
  vi.advanceTimersByTime(PING_MS)
  await page
  expect((await get('/faq')).status).toBe(200)
  expect(logged).toEqual([
    'The thread of the site does not answer and is ended',
    'The thread of the site is started anew',
  ])
})

it('both threads know that the CMS is unavailable, and that it is available again', async () => {
  const { breaker, get } = await startSite()
  await get('/weg-cms')
  expect(breaker.awaySince).toBeInstanceOf(Date)
  breaker.begin().answered()
  expect(breaker.awaySince).toBeNull()
})
