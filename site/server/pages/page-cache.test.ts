import { beforeEach, describe, expect, it } from 'vitest'
import { LimitedError } from '../http/limited-error.ts'
import { OverloadedError } from '../http/limiter.ts'
import { makeReady, type ReadyBody, type ReadyResponse } from '../http/ready-response.ts'
import {
  FRESH_PATIENCE_MS,
  MINOR_LIFE_MS,
  PAGE_LIFE_MS,
  PageCache,
  type Rendered,
  type Shelf,
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

async function answer(body: string, status = 200, shelf: Shelf | null = 'page'): Promise<Rendered> {
  const ready = makeReady({
    status,
    headers: [],
    cacheControl: 'public',
    body: Buffer.from(body),
    compress: 'none',
  })
  return { ready, shelf }
}

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
  it('render once for everyone who waits', async () => {
    const pages = cache()
    const { render, resolve, calls } = held()
    const visitors = Array.from({ length: 50 }, () => pages.get('/', render, admit))
    resolve(await answer('a'))
    expect((await Promise.all(visitors)).map(text)).toEqual(Array(50).fill('a'))
    expect(calls()).toBe(1)
    expect(text(pages.peek('/'))).toBe('a')
  })

  it('count for the visitor who causes the render, not for those who join', async () => {
    const pages = cache()
    const { render, resolve } = held()
    const first = pages.get('/', render, () => 0)
    const second = pages.get('/', render, () => 7)
    await expect(pages.get('/b', render, () => 7)).rejects.toThrow(LimitedError)
    resolve(await answer('a'))
    expect(text(await first)).toBe('a')
    expect(text(await second)).toBe('a')
  })

  it('are refused when too many renders wait', async () => {
    const pages = cache({ concurrency: 1, queueLimit: 1 })
    const { render, resolve } = held()
    const visitors = [pages.get('/a', render, admit), pages.get('/b', render, admit)]
    await expect(pages.get('/c', render, admit)).rejects.toThrow(OverloadedError)
    resolve(await answer('x'))
    await Promise.all(visitors)
  })
})

describe('a change of content', () => {
  it('shows the old page at once while exactly one render runs', async () => {
    const pages = cache()
    await pages.get('/', () => answer('old'), admit)
    pages.changed('2')
    expect(pages.peek('/')).toBeUndefined()
    now += STALE_AT_ONCE_MS
    const { render, resolve, calls } = held()
    const visitors = await Promise.all(
      Array.from({ length: 20 }, () => pages.get('/', render, admit)),
    )
    expect(visitors.map(text)).toEqual(Array(20).fill('old'))
    resolve(await answer('new'))
    expect(calls()).toBe(1)
    await expect.poll(() => text(pages.peek('/'))).toBe('new')
  })

  it('shows the new page to whoever comes later', async () => {
    const pages = cache()
    await pages.get('/', () => answer('old'), admit)
    pages.changed('2')
    now += STALE_AT_ONCE_MS + 1
    expect(text(await pages.get('/', () => answer('new'), admit))).toBe('new')
  })

  it('shows the old page to whoever would wait too long', async () => {
    const pages = cache()
    await pages.get('/', () => answer('old'), admit)
    pages.changed('2')
    now += FRESH_PATIENCE_MS
    const { render, resolve } = held()
    const visitor = pages.get('/', render, admit)
    timers.forEach((fire) => {
      fire()
    })
    expect(text(await visitor)).toBe('old')
    resolve(await answer('new'))
  })

  it('during a render makes its result stale', async () => {
    const pages = cache()
    const { render, resolve } = held()
    const visitor = pages.get('/', render, admit)
    pages.changed('2')
    resolve(await answer('old'))
    expect(text(await visitor)).toBe('old')
    expect(pages.peek('/')).toBeUndefined()
  })

  it('shows the old page when rendering fails, and rests before it tries again', async () => {
    const pages = cache()
    await pages.get('/', () => answer('old'), admit)
    pages.changed('2')
    now += 10_000
    let calls = 0
    const failing = () => {
      calls += 1
      return calls === 1 ? answer('broken', 500, null) : Promise.reject(new Error('broken'))
    }
    expect(text(await pages.get('/', failing, admit))).toBe('old')
    expect(text(await pages.get('/', failing, admit))).toBe('old')
    expect(calls).toBe(1)
    now += 1000
    expect(text(await pages.get('/', failing, admit))).toBe('old')
    expect(calls).toBe(2)
  })

  it('shows the old page to a visitor who may cause no render', async () => {
    const pages = cache()
    await pages.get('/', () => answer('old'), admit)
    pages.changed('2')
    now += 10_000
    expect(
      text(
        await pages.get(
          '/',
          () => answer('new'),
          () => 5,
        ),
      ),
    ).toBe('old')
  })
})

describe('what is kept', () => {
  it('is never an error, nor what the site wants forgotten', async () => {
    const pages = cache()
    expect(text(await pages.get('/a', () => answer('broken', 500), admit))).toBe('broken')
    await pages.get('/b', () => answer('private', 200, null), admit)
    expect([pages.peek('/a'), pages.peek('/b'), pages.bytes]).toEqual([undefined, undefined, 0])
    await expect(pages.get('/c', () => Promise.reject(new Error('no')), admit)).rejects.toThrow(
      'no',
    )
  })

  it('ends by itself', async () => {
    const pages = cache()
    await pages.get('/a', () => answer('a'), admit)
    await pages.get('/b', () => answer('gone', 404, 'minor'), admit)
    now += MINOR_LIFE_MS
    expect([pages.peek('/a')?.status, pages.peek('/b')?.status]).toEqual([200, undefined])
    now += PAGE_LIFE_MS
    expect(pages.peek('/a')).toBeUndefined()
  })

  it('stays within its memory, and random addresses push no page out', async () => {
    const pages = cache({ maxBytes: 1_000_000 })
    await pages.get('/', () => answer('home'), admit)
    const body = 'x'.repeat(5000)
    for (let i = 0; i < 300; i += 1) {
      await pages.get(`/${i}`, () => answer(body, 404, 'minor'), admit)
      await pages.get(`/?q=${i}`, () => answer(body, 200, 'variant'), admit)
    }
    expect(pages.bytes).toBeLessThanOrEqual(310_000)
    expect(text(pages.peek('/'))).toBe('home')
  })

  it('moves when a page stops existing', async () => {
    const pages = cache()
    await pages.get('/a', () => answer('a'), admit)
    pages.changed('2')
    now += 10_000
    await pages.get('/a', () => answer('gone', 404, 'minor'), admit)
    expect(pages.peek('/a')?.status).toBe(404)
  })
})
