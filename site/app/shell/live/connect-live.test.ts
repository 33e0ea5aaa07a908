import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectLive } from './connect-live.ts'

/** The streams that were opened, each with functions to act on it. */
let streams: FakeStream[]
let asked: string[]
let answer: () => Promise<Response>
const taken: unknown[] = []
let end: () => void

class FakeStream {
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  isClosed = false
  private beat: () => void = () => undefined

  readonly address: string

  constructor(address: string) {
    this.address = address
    streams.push(this)
  }
  addEventListener(_name: string, listener: () => void) {
    this.beat = listener
  }
  speak() {
    this.beat()
  }
  close() {
    this.isClosed = true
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  streams = []
  asked = []
  taken.length = 0
  answer = async () => new Response(null, { status: 204 })
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const connect = (version = '7', random = 1) => {
  end = connectLive({
    take: (message) => taken.push(message),
    version: () => version,
    random: () => random,
  })
}
const last = () => streams.at(-1) as FakeStream

it('messages of a stream are read, and a new connection sends the known version', async () => {
  connect()
  expect(last().address).toBe('/live?sinds=7')
  last().onmessage?.({ data: '{"version":"8"}' })
  expect(taken).toEqual([{ version: '8' }])
  last().onerror?.()
  expect(last().isClosed).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(streams).toHaveLength(2)
})

it('after a failure it waits 1 s, then half as long again each time, up to a minute', async () => {
  connect()
  const waits: number[] = []
  for (let failure = 0; failure < 13; failure += 1) {
    last().speak()
    last().onerror?.()
    // A stream that spoke begins anew; these never do.
    const before = streams.length
    let waited = 0
    while (streams.length === before) {
      await vi.advanceTimersByTimeAsync(100)
      waited += 100
    }
    waits.push(waited)
  }
  expect(new Set(waits)).toEqual(new Set([1000]))
  end()
  vi.stubGlobal('EventSource', undefined)
  answer = async () => new Response(null, { status: 503 })
  connect()
  const at: number[] = []
  const began = Date.now()
  for (let count = asked.length; at.length < 14; ) {
    await vi.advanceTimersByTimeAsync(100)
    if (asked.length > count) {
      at.push(Date.now() - began)
      count = asked.length
    }
  }
  const between = at.map((time, index) => (time - (at[index - 1] ?? 0)) / 1000)
  expect(between.slice(0, 4).map(Math.round)).toEqual([1, 2, 2, 3])
  expect(between.at(-1)).toBe(60)
})

it('it waits at least half of that, so that clients do not reconnect at once', async () => {
  connect('7', 0)
  last().speak()
  last().onerror?.()
  await vi.advanceTimersByTimeAsync(500)
  expect(streams).toHaveLength(2)
})

it('long polling is used where streams do not work', async () => {
  connect()
  await vi.advanceTimersByTimeAsync(8000 + 1000 + 8000 + 1500)
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true])
  expect(asked[0]).toBe('/live?sinds=7&wacht=30')
  answer = async () => Response.json({ version: '9' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(taken).toEqual([{ version: '9' }])
  answer = async () => new Response(null, { status: 204, headers: { 'retry-after': '30' } })
  await vi.advanceTimersByTimeAsync(1000)
  const before = asked.length
  await vi.advanceTimersByTimeAsync(29_000)
  expect(asked.length).toBe(before)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked.length).toBe(before + 1)
})

it('a stream that is silent for too long is replaced', async () => {
  connect()
  last().speak()
  await vi.advanceTimersByTimeAsync(49_000)
  last().speak()
  await vi.advanceTimersByTimeAsync(49_000)
  expect(streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(streams).toHaveLength(2)
})
