import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { derivedBodies } from '../http/compressed-response.ts'
import { makeReady } from '../http/ready-response.ts'
import { packPage } from './packed-page.ts'

const html = (body: string) =>
  new Response(body, {
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
  })
const script = '<script>1</script>'
const long = script + '<p>Dakwaarts</p>'.repeat(500)

it('a page is compressed, and only the needed parts of its text kept', async () => {
  const page = await packPage(html(long))
  expect(page).toMatchObject({ status: 200, isCompressed: true })
  expect(`${brotliDecompressSync(page.body)}`).toBe(long)
  expect(page.hashes?.scripts).toHaveLength(1)
  expect(new Headers([...page.headers]).getSetCookie()).toEqual(['a=1', 'b=2'])
})

it('a small page stays uncompressed', async () => {
  const page = await packPage(Response.json({ a: 1 }))
  expect(page).toMatchObject({ isCompressed: false, hashes: null })
  expect(Buffer.from(page.body).toString()).toBe('{"a":1}')
})

it('the answer is the same as that of a page compressed later', async () => {
  const head = { status: 200, headers: [], cacheControl: 'public' }
  const derived = derivedBodies(1_000_000)
  const { body, tag } = await packPage(html(long))
  const packed = makeReady({ ...head, derived, body: Buffer.from(body), compress: { tag } })
  const later = makeReady({ ...head, derived, body: Buffer.from(long), compress: 'fast' })
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const [one, other] = [await packed.in(encoding), await later.in(encoding)]
    expect([one.headers, one.body]).toEqual([other.headers, other.body])
  }
})
