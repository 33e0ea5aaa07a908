import { beforeEach, describe, expect, it } from 'vitest'
import { LimitedError } from '../http/limited-error.ts'
import { OverloadedError } from '../http/limiter.ts'
import type { ReadyBody } from '../http/ready-body.ts'
import { makeReady, type ReadyResponse } from '../http/ready-response.ts'
import {
  FRESH_TIMEOUT_MS,
  MAX_STALE_MS,
  MAX_STALE_QUEUED,
  PageCache,
  type PageSource,
  type Rendered,
  SHORT_LIFE_MS,
  STALE_AT_ONCE_MS,
} from './page-cache.ts'

let now = 0
let timers: (() => void)[] = []
const clock = {
  now: () => now,
  after: () => new Promise<void>((resolve) => timers.push(resolve)),
}
const admit = () => 0
const text = (ready: ReadyResponse | undefined) =>
  (ready?.in('identity') as ReadyBody | undefined)?.body.toString()

async function answer(
  body: string,
  status = 200,
  partition: Rendered['partition'] = 'page',
): Promise<Rendered> {
  const ready = makeReady({
    status,
    headers: [],
    cacheControl: 'public',
    body: Buffer.from(body),
    compress: 'none',
  })
  return { ready, partition }
}

type Render = PageSource['render']

/** Requests a page that shows nothing whose changes could be tracked. */
const ask = (pages: PageCache, key: string, render: Render, admitted: () => number) =>
  pages.get(key, { render, fingerprint: async () => 'unknown' }, admitted)

/** A render that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered>()
  let calls = 0
  const render = () => {
    calls += 1
    return promise
  }
  return { render, resolve, reject, calls: () => calls }
}

beforeEach(() => {
  now = 1_000_000
  timers = []
})

const cache = (options: { maxBytes?: number; concurrency?: number; queueLimit?: number } = {}) =>
  new PageCache({ clock, version: '1', ...options })

describe('misses', () => {
  it('render once for all who wait', async () => {
    const pages = cache()
    const { render, resolve, calls } = held()
    const visitors = Array.from({ length: 50 }, () => ask(pages, '/', render, admit))
    resolve(await answer('a'))
    expect((await Promise.all(visitors)).map(text)).toEqual(Array(50).fill('a'))
    expect(calls()).toBe(1)
    expect(text(pages.peek('/'))).toBe('a')
  })

  it('count for the visitor who causes the render, not for those who join', async () => {
    const pages = cache()
    const { render, resolve } = held()
    const first = ask(pages, '/', render, () => 0)
    const second = ask(pages, '/', render, () => 7)
    await expect(ask(pages, '/b', render, () => 7)).rejects.toThrow(LimitedError)
    resolve(await answer('a'))
    expect(text(await first)).toBe('a')
    expect(text(await second)).toBe('a')
  })

  it('are refused when too many renders wait', async () => {
    const pages = cache({ concurrency: 1, queueLimit: 1 })
    const { render, resolve } = held()
    const visitors = [ask(pages, '/a', render, admit), ask(pages, '/b', render, admit)]
    await expect(ask(pages, '/c', render, admit)).rejects.toThrow(OverloadedError)
    resolve(await answer('x'))
    await Promise.all(visitors)
  })
})

describe('after a change of content', () => {
  it('the old page is shown at once while exactly one render runs', async () => {
    const pages = cache()
    await ask(pages, '/', () => answer('old'), admit)
    pages.changed('2')
    expect(pages.peek('/')).toBeUndefined()
    now += STALE_AT_ONCE_MS
    const { render, resolve, calls } = held()
    const visitors = await Promise.all(
      Array.from({ length: 20 }, () => ask(pages, '/', render, admit)),
    )
    expect(visitors.map(text)).toEqual(Array(20).fill('old'))
    resolve(await answer('new'))
    expect(calls()).toBe(1)
    await expect.poll(() => text(pages.peek('/'))).toBe('new')
  })

  it('the new page is shown to later visitors', async () => {
    const pages = cache()
    await ask(pages, '/', () => answer('old'), admit)
    pages.changed('2')
    now += STALE_AT_ONCE_MS + 1
    expect(text(await ask(pages, '/', () => answer('new'), admit))).toBe('new')
  })

  it('the old page is shown to visitors who would wait too long', async () => {
    const pages = cache()
    await ask(pages, '/', () => answer('old'), admit)
    pages.changed('2')
    now += FRESH_TIMEOUT_MS
    const { render, resolve } = held()
    const visitor = ask(pages, '/', render, admit)
    timers.forEach((fire) => {
      fire()
    })
    expect(text(await visitor)).toBe('old')
    resolve(await answer('new'))
  })

  it('the old page is shown at once while many renders wait', async () => {
    const pages = cache({ concurrency: 1 })
    const paths = Array.from({ length: MAX_STALE_QUEUED + 1 }, (_, i) => `/${i}`)
    for (const path of ['/', ...paths]) await ask(pages, path, () => answer('old'), admit)
    pages.changed('2')
    now += STALE_AT_ONCE_MS + 1
    const { render, resolve } = held()
    const visitors = paths.map((path) => ask(pages, path, render, admit))
    const refused = () => Promise.reject(new Error('nothing is rendered for them'))
    expect(text(await ask(pages, '/', refused, admit))).toBe('old')
    resolve(await answer('new'))
    await Promise.all(visitors)
    expect(text(await ask(pages, '/', () => answer('new'), admit))).toBe('new')
  })

  it('a known page is rendered before pages that were never requested', async () => {
    const pages = cache({ concurrency: 1 })
    await ask(pages, '/', () => answer('old'), admit)
    pages.changed('2')
    now += MAX_STALE_MS + 1
    const order: string[] = []
    const render = (path: string) => () => {
      order.push(path)
      return answer(path)
    }
    const all = ['/?q=1', '/?q=2', '/?q=3', '/'].map((path) =>
      ask(pages, path, render(path), admit),
    )
    await Promise.all(all)
    expect(order).toEqual(['/?q=1', '/', '/?q=2', '/?q=3'])
  })

  it('a render that was running gives a stale page', async () => {
    const pages = cache()
    const { render, resolve } = held()
    const visitor = ask(pages, '/', render, admit)
    pages.changed('2')
    resolve(await answer('old'))
    expect(text(await visitor)).toBe('old')
    expect(pages.peek('/')).toBeUndefined()
  })

  it('the old page is shown when rendering fails, which pauses before it is tried again', async () => {
    const pages = cache()
    await ask(pages, '/', () => answer('old'), admit)
    pages.changed('2')
    now += 10_000
    let calls = 0
    const failing = () => {
      calls += 1
      return calls === 1 ? answer('broken', 500, null) : Promise.reject(new Error('broken'))
    }
    expect(text(await ask(pages, '/', failing, admit))).toBe('old')
    expect(text(await ask(pages, '/', failing, admit))).toBe('old')
    expect(calls).toBe(1)
    now += 1000
    expect(text(await ask(pages, '/', failing, admit))).toBe('old')
    expect(calls).toBe(2)
  })

  it('the old page is shown to a visitor who has reached the limit of renders', async () => {
    const pages = cache()
    await ask(pages, '/', () => answer('old'), admit)
    pages.changed('2')
    now += MAX_STALE_MS
    const limited = () => 5
    expect(text(await ask(pages, '/', () => answer('new'), limited))).toBe('old')
  })

  describe('more than five seconds ago', () => {
    /** A cache whose one page has been stale for too long. */
    async function tooOld(options: Parameters<typeof cache>[0] = {}) {
      const pages = cache(options)
      await ask(pages, '/', () => answer('old'), admit)
      pages.changed('2')
      now += MAX_STALE_MS + 1
      return pages
    }

    it('only the new page is shown, however long it takes', async () => {
      const pages = await tooOld()
      const { render, resolve } = held()
      const visitor = ask(pages, '/', render, admit)
      timers.forEach((fire) => {
        fire()
      })
      resolve(await answer('new'))
      expect(text(await visitor)).toBe('new')
    })

    it('a render waits in the queue, and is refused when that is full', async () => {
      const pages = await tooOld({ concurrency: 1, queueLimit: MAX_STALE_QUEUED + 1 })
      const { render, resolve } = held()
      const others = Array.from({ length: MAX_STALE_QUEUED + 1 }, (_, i) =>
        ask(pages, `/${i}`, render, admit),
      )
      const visitor = ask(pages, '/', () => answer('new'), admit)
      const refused = ask(pages, '/other', render, admit)
      await expect(refused).rejects.toThrow(OverloadedError)
      resolve(await answer('other'))
      expect(text(await visitor)).toBe('new')
      await Promise.all(others)
    })

    it('a visitor who has reached the limit of renders is told when to come back', async () => {
      const pages = await tooOld()
      const limited = () => 5
      await expect(ask(pages, '/', () => answer('new'), limited)).rejects.toThrow(LimitedError)
    })

    it('a slow render is repeated when the content has changed again', async () => {
      const pages = await tooOld()
      const { render, resolve } = held()
      let calls = 0
      const visitor = ask(
        pages,
        '/',
        () => {
          calls += 1
          return calls === 1 ? render() : answer('newest')
        },
        admit,
      )
      await new Promise((settle) => setImmediate(settle))
      pages.changed('3')
      now += MAX_STALE_MS + 1
      resolve(await answer('new'))
      expect(text(await visitor)).toBe('newest')
    })
  })
})

describe('stored pages', () => {
  it('are never errors, nor pages that the site declares uncacheable', async () => {
    const pages = cache()
    expect(text(await ask(pages, '/a', () => answer('broken', 500), admit))).toBe('broken')
    await ask(pages, '/b', () => answer('private', 200, null), admit)
    expect([pages.peek('/a'), pages.peek('/b'), pages.bytes]).toEqual([undefined, undefined, 0])
    await expect(ask(pages, '/c', () => Promise.reject(new Error('no')), admit)).rejects.toThrow(
      'no',
    )
  })

  it('expire soon when the answer is no page', async () => {
    const pages = cache()
    await ask(pages, '/a', () => answer('a'), admit)
    await ask(pages, '/b', () => answer('gone', 404, 'short-lived'), admit)
    now += SHORT_LIFE_MS
    expect([pages.peek('/a')?.status, pages.peek('/b')?.status]).toEqual([200, undefined])
    now += 24 * 3600 * 1000
    expect(text(pages.peek('/a'))).toBe('a')
  })

  it('stay within the memory limit, and random addresses evict no page', async () => {
    const pages = cache({ maxBytes: 1_000_000 })
    await ask(pages, '/', () => answer('home'), admit)
    const body = 'x'.repeat(5000)
    for (let i = 0; i < 300; i += 1) {
      await ask(pages, `/${i}`, () => answer(body, 404, 'short-lived'), admit)
      await ask(pages, `/?q=${i}`, () => answer(body, 200, 'variant'), admit)
    }
    expect(pages.bytes).toBeLessThanOrEqual(160_000)
    expect(text(pages.peek('/'))).toBe('home')
  })

  it('are replaced when a page stops existing', async () => {
    const pages = cache()
    await ask(pages, '/a', () => answer('a'), admit)
    pages.changed('2')
    now += 10_000
    await ask(pages, '/a', () => answer('gone', 404, 'short-lived'), admit)
    expect(pages.peek('/a')?.status).toBe(404)
  })
})

describe('public pages', () => {
  const addresses = Array.from({ length: 4236 }, (_, number) => `/pagina/${number}`)
  // A page of 50 kB that takes 9 kB compressed, as those of the demo fair do.
  const body = 'x'.repeat(9000)

  /** A site whose pages contain their version, and which counts its calls. */
  function fair(of = addresses, maxBytes = 64 * 1024 * 1024) {
    const pages = cache({ maxBytes })
    pages.keep(new Set(of))
    const asked = { renders: 0, looks: 0 }
    let versions: Readonly<Record<string, string>> = {}
    const source = (key: string): PageSource => ({
      render: async () => {
        asked.renders += 1
        return answer(`${key} ${versions[key] ?? 'old'} ${body}`)
      },
      fingerprint: async () => {
        asked.looks += 1
        return `${versions[key]}`
      },
    })
    const walk = async (keys: readonly string[]) => {
      for (const key of keys) await pages.get(key, source(key), admit)
      await settled()
    }
    /** Publishes pages with a new text. */
    const publish = (version: string, changed: Readonly<Record<string, string>>) => {
      versions = { ...versions, ...changed }
      pages.changed(version)
    }
    return { pages, asked, walk, publish, source }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it('of ten times the fair are rendered once each, when requested three times in a circle', async () => {
    const { walk, asked, pages } = fair()
    for (let round = 0; round < 3; round += 1) await walk(addresses)
    expect(asked.renders).toBe(addresses.length)
    expect(pages.bytes).toBeLessThan(64 * 1024 * 1024)
  })

  it('stay whatever else is requested', async () => {
    const { walk, asked, pages } = fair(addresses.slice(0, 500), 8 * 1024 * 1024)
    await walk(addresses.slice(0, 500))
    for (const key of addresses.slice(500, 1500)) {
      await ask(pages, key, () => answer(`${key} ${body}`), admit)
      await ask(pages, `${key}?q=1`, () => answer(`${key} ${body}`, 200, 'variant'), admit)
    }
    await walk(addresses.slice(0, 500))
    expect(asked.renders).toBe(500)
  })

  it('are rendered again only after a change of what they show', async () => {
    const { walk, publish, asked, pages } = fair()
    await walk(addresses)
    publish('2', { '/pagina/7': 'new' })
    now += 10_000
    await walk(addresses)
    expect(asked.renders).toBe(addresses.length + 1)
    expect(text(pages.peek('/pagina/7'))).toContain('/pagina/7 new')
    expect(text(pages.peek('/pagina/8'))).toContain('/pagina/8 old')
  })

  it('are tracked for further changes after they were rendered again', async () => {
    const { walk, publish, pages } = fair()
    const [first = ''] = addresses
    await walk([first])
    for (const version of ['2', '3', '4']) {
      publish(version, { [first]: version })
      now += 10_000
      await walk([first])
      expect(text(pages.peek(first))).toContain(`${first} ${version}`)
    }
  })

  it('are stale since the first change that they lack, however often others follow', async () => {
    const { walk, publish, pages, source } = fair()
    const [first = ''] = addresses
    await walk([first])
    publish('2', { [first]: 'new' })
    now += STALE_AT_ONCE_MS
    publish('3', {})
    now += 1
    expect(text(await pages.get(first, source(first), admit))).toContain('new')
  })

  it('are removed from memory when they are no longer public', async () => {
    const { walk, pages } = fair()
    await walk(addresses.slice(0, 10))
    pages.keep(new Set())
    expect(pages.bytes).toBe(0)
  })

  it('are rendered ahead without counting as used', async () => {
    const { walk, publish, pages, source, asked } = fair()
    await walk(addresses.slice(0, 2))
    publish('2', {})
    await pages.refresh('/pagina/0', source('/pagina/0'))
    await pages.refresh('/pagina/2', source('/pagina/2'))
    expect(['/pagina/0', '/pagina/1', '/pagina/2'].map((key) => pages.has(key))).toEqual([
      true,
      false,
      true,
    ])
    expect(asked.renders).toBe(3)
    expect(pages.usesOf('/pagina/2')).toBe(0)
  })
})
