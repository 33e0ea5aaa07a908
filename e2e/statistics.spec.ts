// About: site/app/shell/statistics, site/server/statistics, contract/src/statistics

import type { Page } from '@playwright/test'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

interface Batch {
  readonly data: {
    readonly events: readonly { eventType: string; detail?: string; url: string; source?: string }[]
    readonly session: string
  }
}

/** The events that a page sends. */
function followBatches(page: Page): Batch['data'][] {
  const batches: Batch['data'][] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/statistics/')
      batches.push((JSON.parse(request.postData() ?? '') as Batch).data)
  })
  return batches
}

test('a visit is counted until the page is left, with a cookie that the page sets and that identifies nobody', {
  tag: EXHAUSTIVE,
}, async ({ page, context }) => {
  const batches = followBatches(page)
  const response = await page.goto('/programma?utm_source=nieuwsbrief&utm_campaign=maart')
  expect(response?.headers()['set-cookie']).toBeUndefined()
  // The page is the same for everybody, and so are its links.
  await expect(page).toHaveURL(/\/programma$/)
  await expect.poll(() => batches.length).toBe(1)
  await page.getByRole('link', { name: 'Standhouders', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Standhouders' })).toBeFocused()
  // Simulates the end of a page; what is sent during a real one is not visible here.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => batches.length).toBe(2)
  const events = batches.flatMap((batch) => batch.events)
  const { origin } = new URL(page.url())
  expect(events.map(({ eventType, detail = '' }) => `${eventType} ${detail}`.trim())).toEqual([
    'session-start',
    'marketing campaign',
    'pageview',
    'pageview',
    'session-stop',
  ])
  expect(events.map(({ url }) => url.replace(origin, '')).slice(2, 4)).toEqual([
    '/programma',
    '/standhouders',
  ])
  expect(new Set(events.map(({ source }) => source))).toEqual(new Set(['nieuwsbrief']))
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', value: batches[0]?.session })
  const { id, iat, exp } = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64').toString())
  expect([id, exp - iat]).toEqual([0, 365 * 24 * 60 * 60_000])
})

test('a visitor who refuses is not counted, and gets no cookie', async ({ page, context }) => {
  const batches = followBatches(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await page.goto('/programma')
  // The counting code runs once the marks for saving are shown.
  await expect(page.getByRole('button', { name: /^Bewaar / }).first()).toBeVisible()
  await page.goto('/faq')
  expect(batches).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
})
