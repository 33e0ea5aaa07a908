// About: site/app/routes/short-link.tsx, site/server/short-links, cms/src/short-links, cms/src/api/short-link
// About: contract/src/short-link-clicks.ts, cms/seed/data/short-links.ts

import { devices } from '@playwright/test'
import { expect, test } from './harness/server-test.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'

const LIST = '/content-manager/collection-types/api::short-link.short-link'
/** The site reports clicks every ten seconds. */
const reported = { timeout: 20_000, intervals: [500] }

/** How often a short link was followed, as staff see it. */
async function clicksOf({ cmsUrl, administrator }: SharedStack, code: string): Promise<number> {
  const response = await fetch(`${cmsUrl}${LIST}?filters[code][$eq]=${code}`, {
    headers: { authorization: `Bearer ${administrator.token}` },
  })
  const { results } = (await response.json()) as { results: { clicks: number }[] }
  return results[0]?.clicks ?? Number.NaN
}

const once = { maxRedirects: 0 }

test('a short link redirects in each language, in upper and lower case', async ({ request }) => {
  for (const [path, target] of [
    ['/l/plan', '/plattegrond'],
    ['/en/l/plan', '/en/plattegrond'],
    ['/L/PLAN', '/plattegrond'],
    ['/l/kaartje', 'https://tickets.dakwaarts.example/2027'],
  ]) {
    const response = await request.get(path ?? '', once)
    expect([response.status(), response.headers().location]).toEqual([302, target])
    expect(response.headers()['cache-control']).toBe('no-store')
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
})

test('an unknown code answers 404', async ({ request }) => {
  const response = await request.get('/l/bestaat-niet')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('<h1')
})

test('staff see the number of clicks, without robots, previews and prefetches; a click renders no page again', {
  tag: EXHAUSTIVE,
}, async ({ request, stack }) => {
  const before = await clicksOf(stack, 'tours')
  const version = async () =>
    ((await (await request.get('/health?ready=1')).json()) as { version: string }).version
  const start = await version()
  const agents = ['facebookexternalhit/1.1', 'Googlebot/2.1', '']
  for (const agent of agents) {
    await request.get('/l/tours', { ...once, headers: { 'user-agent': agent } })
  }
  await request.get('/l/tours', { ...once, headers: { 'sec-purpose': 'prefetch' } })
  await request.head('/l/tours', once)

  const person = { 'user-agent': devices['Desktop Chrome'].userAgent }
  for (const prefix of ['', '/en']) {
    const response = await request.get(`${prefix}/l/tours`, { headers: person })
    expect(new URL(response.url()).pathname).toBe(`${prefix}/programma/tours`)
  }
  await expect.poll(() => clicksOf(stack, 'tours'), reported).toBe(before + 2)
  expect(await version()).toBe(start)
})
