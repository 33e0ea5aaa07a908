import { afterAll, expect, it } from 'vitest'
import { applyDelta } from '../app/shell/page-delta.ts'
import { startServer } from './test/running-server.ts'

const running = await startServer()
afterAll(() => running.server.stop())
const { get, site } = running

const tagIn = (etag = '') => /"([\w-]{22})/.exec(etag)?.[1] ?? ''

const page = async (path: string) => {
  const { text, headers } = await get(path)
  return { text, headers, tag: tagIn(headers.etag) }
}

/** Publishes another version, and asks until the page is of it. */
async function publish(version: string, path: string) {
  site.publish(version)
  for (;;) {
    const now = await page(path)
    if (now.text.includes(`versie ${version}`)) return now
  }
}

it('tells what changed in a page, with the headers of the page, and nothing of what it does not know', async () => {
  const before = await page('/programma')
  const english = await page('/en/programma')
  const now = await publish('2', '/programma')
  const delta = await get(`/_fair/${before.tag}/${now.tag}/programma`)
  expect(delta.status).toBe(200)
  expect(applyDelta(before.text, JSON.parse(delta.text))).toBe(now.text)
  expect(delta.body.length).toBeLessThan(100)
  expect(delta.headers['content-security-policy']).toBe(now.headers['content-security-policy'])
  expect(delta.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=86400, immutable',
  })
  // Once more, as it was made; and from two versions back.
  expect((await get(`/_fair/${before.tag}/${now.tag}/programma`)).text).toBe(delta.text)
  const third = await publish('3', '/programma')
  const both = await get(`/_fair/${before.tag}/${third.tag}/programma`)
  expect(applyDelta(before.text, JSON.parse(both.text))).toBe(third.text)

  const later = await publish('4', '/en/programma')
  expect((await get(`/_fair/${english.tag}/${later.tag}/en/programma`)).status).toBe(200)
  for (const path of [
    `/_fair/${before.tag}/${now.tag}/programma`,
    `/_fair/${'x'.repeat(22)}/${later.tag}/en/programma`,
    `/_fair/${english.tag}/${later.tag}/programma`,
    `/_fair/${english.tag}/${later.tag}/prive`,
    '/_fair/iets/anders',
  ]) {
    const { status, headers, text } = await get(path)
    expect([status, headers['cache-control'], text], path).toEqual([204, 'no-store', ''])
  }
})
