import { createHook } from 'node:async_hooks'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { derivedBodies } from './compressed-response.ts'
import { makeReady } from './ready-response.ts'

const text = '<p>Dakwaarts</p>'.repeat(500)

/** A page, and the store of its derived bodies. */
function page() {
  const derived = derivedBodies(1_000_000)
  const ready = makeReady({
    status: 200,
    headers: ['Content-Security-Policy', "script-src 'self' 'sha256-a'; style-src 'self'"],
    cacheControl: 'public',
    body: Buffer.from(text),
    compress: 'fast',
    derived,
  })
  return { ready, derived }
}

it('a page is stored compressed, and every encoding made from that', async () => {
  const { ready } = page()
  expect(ready.bytes).toBeGreaterThan(text.length)
  await ready.pack()
  expect(ready.bytes).toBeLessThan(2000)
  const [br, gzip, plain] = await Promise.all([
    ready.in('br'),
    ready.in('gzip'),
    ready.in('identity'),
  ])
  expect(`${brotliDecompressSync(br.body)}`).toBe(text)
  expect(`${gunzipSync(gzip.body)}`).toBe(text)
  expect(`${plain.body}`).toBe(text)
  expect(new Set([br.etag, gzip.etag, plain.etag]).size).toBe(3)
})

it('an encoding is made once for concurrent requests, and again after it was evicted', async () => {
  const { ready, derived } = page()
  await ready.pack()
  const [one, other] = await Promise.all([ready.in('identity'), ready.in('identity')])
  expect(other?.body).toBe(one?.body)
  expect(ready.in('identity')).not.toBeInstanceOf(Promise)
  derived.clear()
  expect(ready.in('identity')).toBeInstanceOf(Promise)
  expect(`${(await ready.in('identity')).body}`).toBe(text)
})

it('two encodings are made at a time, however many are requested', async () => {
  const pages = Array.from({ length: 20 }, () => page().ready)
  await Promise.all(pages.map((ready) => ready.pack()))
  const running = new Set<number>()
  let most = 0
  const hook = createHook({
    init(id, type) {
      if (type === 'ZLIB') running.add(id)
      most = Math.max(most, running.size)
    },
    after: (id) => running.delete(id),
  }).enable()
  const bodies = await Promise.all(pages.map((ready) => ready.in('gzip')))
  hook.disable()
  expect(most).toBe(2)
  for (const { body } of bodies) expect(`${gunzipSync(body)}`).toBe(text)
})
