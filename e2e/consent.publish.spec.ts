// About: site/app/features/consent, site/app/shell/tag, site/app/shell/consent.ts
// About: site/server/serve-tag-frame.ts, site/server/tag-frame-script.ts, contract/src/statistics/tag.ts
// About: contract/src/statistics/consent-cookie.ts, cms/src/api/statistics-settings, site/app/routes/venue.tsx
// About: cms/seed/data/pages/legal/cookies.ts

import type { BrowserContext, Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { saveSingle } from './harness/editor.ts'
import type { SharedStack } from './harness/shared-stack.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const TAG = 'https://tellen.example'
const COUNTED = `${TAG}/matomo.php`

const GOOGLE = 'https://www.googletagmanager.com'
/** The address to which Google's tag sends its counts. */
const COLLECTS = 'https://region1.google-analytics.com'

test.use({
  allowed: {
    consoleErrors: [/ERR_(FAILED|BLOCKED|CONNECTION)/],
    origins: [TAG, GOOGLE, COLLECTS],
  },
})

/** A service that counts like Matomo: it sets a cookie, and sends its events. */
const SERVICE = `
  const send = () => {
    let address = ''
    for (const [name, value] of window._paq.splice(0)) {
      if (name === 'setCustomUrl') address = value
      if (name === 'trackPageView') {
        document.cookie = '_pk_id=' + (Number((document.cookie.match(/_pk_id=(\\d+)/) ?? [])[1] ?? 0) + 1) + '; max-age=1000'
        fetch('${COUNTED}?url=' + encodeURIComponent(address) + '&cookie=' + encodeURIComponent(document.cookie) + '&referrer=' + encodeURIComponent(document.referrer), { mode: 'no-cors' })
      }
    }
  }
  setInterval(send, 20)`

/** Serves the service; answers the requests to it, with the headers of one of them. */
async function serve(context: BrowserContext, script: 'works' | 'hangs' | 'blocked' = 'works') {
  const seen: { url: URL; headers: Record<string, string> }[] = []
  await context.route(`${TAG}/**`, async (route) => {
    const request = route.request()
    seen.push({ url: new URL(request.url()), headers: request.headers() })
    if (script === 'blocked') return route.abort('blockedbyclient')
    if (script === 'hangs') return undefined
    const body = request.url().includes('matomo.js') ? SERVICE : ''
    return route.fulfill({ status: 200, contentType: 'text/javascript', body })
  })
  const counted = () => seen.filter(({ url }) => url.href.startsWith(COUNTED))
  return { seen, counted, pages: () => counted().map(({ url }) => url.searchParams.get('url')) }
}

/** Saves settings of the statistics as the panel does. */
const saveTag = (stack: SharedStack, locale: string, tag: object) =>
  saveSingle(stack, 'statistics-settings', { months: 25, ...tag }, locale)

/** Removes the tag; the tests after this show no consent question. */
async function removeTag(stack: SharedStack) {
  await saveTag(stack, 'nl', { tagKind: 'none' })
  const frame = async () => (await fetch(`${stack.siteUrl}/_tag/frame`)).status
  await expect.poll(frame).toBe(404)
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /laten meetellen/ })
const cookie = (page: Page) => page.evaluate(() => document.cookie)

test.describe('the statistics tag', () => {
  test.beforeAll(async ({ stack }) => {
    const tag = { tagKind: 'matomo', tagAddress: `${TAG}/`, tagId: '3' }
    // The tag is set last: with another text it is another version, for which visitors are asked
    // again.
    await saveTag(stack, 'nl', { tagKind: 'none' })
    await saveTag(stack, 'en', { tagPurpose: 'We want to know what you look for.' })
    await saveTag(stack, 'nl', { ...tag, tagPurpose: 'Wij willen weten wat u zoekt.' })
    // Pages are rendered again one by one.
    for (const path of ['/locatie', '/contact', '/en/locatie', '/en/cookies']) {
      const html = async () => (await fetch(stack.siteUrl + path)).text()
      await expect.poll(html).toContain('tellen.example')
    }
  })
  test.afterAll(({ stack }) => removeTag(stack))

  test('is asked about first, and loads nothing when it is refused or the question is closed', async ({
    page,
    context,
  }) => {
    const { seen } = await serve(context)
    await page.goto('/locatie')
    const dialog = dialogOf(page)
    await expect(dialog.getByText('Wij willen weten wat u zoekt.')).toBeVisible()
    await expect(dialog.getByRole('heading')).toBeFocused()
    expect(await axeFindings(page)).toEqual([])
    const [refuse, agree] = await Promise.all(
      ['Weigeren', 'Toestaan'].map((name) =>
        dialog.getByRole('button', { name, exact: true }).boundingBox(),
      ),
    )
    expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await cookie(page)).toMatch(/consent=t\w+\.\w+\.tag-0/)
    await page.reload()
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL(/contact/)
    await expect(dialog).toBeHidden()
    expect(seen).toEqual([])
  })

  test('counts pages after consent, apart from the own statistics, and is removed when consent is withdrawn', {
    tag: EXHAUSTIVE,
  }, async ({ page, context }) => {
    const { counted, pages } = await serve(context)
    await page.goto('/en/locatie?utm_source=mail&q=jan')
    await page.getByRole('button', { name: 'Allow', exact: true }).click()
    await expect.poll(pages).toHaveLength(1)
    expect(pages()[0]).toMatch(/\/en\/locatie\?utm_source=mail$/)
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect.poll(pages).toHaveLength(2)
    // The service gets no personal page and nothing else of this site: no referrer, only its own
    // cookies.
    await page.goto('/en/inloggen?naar=/bezoekersprofiel')
    await page.waitForLoadState('networkidle')
    await page.goto('/en/cookies')
    await expect.poll(pages).toHaveLength(3)
    for (const { url, headers } of counted()) {
      expect(url.searchParams.get('cookie')).toMatch(/^_pk_id=\d$/)
      expect(url.searchParams.get('referrer')).toBe('')
      expect(headers.referer).toBeUndefined()
    }
    expect(counted().at(-1)?.url.searchParams.get('cookie')).toBe('_pk_id=3')
    const choice = page.getByRole('group', { name: /tellen\.example/ })
    await choice.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('statistics-tag')
    await page.goto('/en/locatie')
    await page.waitForLoadState('networkidle')
    expect(pages()).toHaveLength(3)
  })

  for (const state of ['hangs', 'blocked'] as const) {
    test(`does not delay pages when its host ${state}`, { tag: EXHAUSTIVE }, async ({
      page,
      context,
    }) => {
      const { seen } = await serve(context, state)
      await page.goto('/locatie')
      await page.getByRole('button', { name: 'Toestaan', exact: true }).click()
      await expect.poll(() => seen.length).toBe(1)
      // The frame is removed after 2 s at most.
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(seen).toHaveLength(1)
    })
  }
})

/** Other services: their settings, and a script that reports pages as theirs does. */
const SERVICES = {
  Plausible: {
    tag: { tagKind: 'plausible', tagAddress: `${TAG}/`, tagId: 'dakwaarts.example' },
    source: `${TAG}/js/script.manual.js`,
    script: `setInterval(() => {
      for (const [, { u }] of (window.plausible.q ?? []).splice(0))
        fetch('${TAG}/api/event?url=' + encodeURIComponent(u), { mode: 'no-cors' })
    }, 20)`,
  },
  'the Google tag': {
    tag: { tagKind: 'google', tagId: 'G-DAKWAARTS' },
    source: `${GOOGLE}/gtag/js?id=G-DAKWAARTS`,
    script: `setInterval(() => {
      for (const [, name, about] of window.dataLayer.splice(0))
        if (name === 'page_view')
          fetch('${COLLECTS}/g/collect?url=' + encodeURIComponent(about.page_location), { mode: 'no-cors' })
    }, 20)`,
  },
  'a tag that nobody knows': {
    tag: { tagKind: 'other', tagAddress: `${TAG}/tel.js?site={id}`, tagId: '7' },
    source: `${TAG}/tel.js?site=7`,
    script: `fetch('${TAG}/tel?url=' + encodeURIComponent(window.statisticsTag.view.url), { mode: 'no-cors' })`,
  },
} as const

test.describe('a service as a statistics tag', () => {
  test.afterAll(({ stack }) => removeTag(stack))

  for (const [name, { tag, source, script }] of Object.entries(SERVICES)) {
    test(`${name} gets the pages of visitors who gave consent`, { tag: EXHAUSTIVE }, async ({
      page,
      context,
      stack,
    }) => {
      const tagPurpose = `Wij willen weten wat u zoekt, met ${tag.tagKind}.`
      await saveTag(stack, 'nl', { ...tag, tagPurpose })
      // Pages are rendered again one by one.
      const asks = async () => (await fetch(`${stack.siteUrl}/locatie`)).text()
      await expect.poll(asks).toContain(tagPurpose)
      const told: string[] = []
      const asked: string[] = []
      await context.route(/tellen\.example|googletagmanager|google-analytics/, (route) => {
        const url = new URL(route.request().url())
        const shown = url.searchParams.get('url')
        if (shown) told.push(new URL(shown).pathname)
        else asked.push(url.href)
        return route.fulfill({
          status: 200,
          contentType: 'text/javascript',
          body: shown ? '' : script,
        })
      })
      await page.goto('/locatie')
      await page.getByRole('button', { name: 'Toestaan', exact: true }).click()
      await expect.poll(() => told).toEqual(['/locatie'])
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
      await expect.poll(() => told).toEqual(['/locatie', '/contact'])
      expect(new Set(asked)).toEqual(new Set([source]))
    })
  }
})
