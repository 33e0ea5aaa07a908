// About: site/app/shell/redirects.server.ts, site/app/shell/follow-links.ts, site/app/layouts/target-link.tsx
// About: cms/seed/data/redirects.ts

import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const ARCHIVE = 'https://archief.dakwaarts.example'

/**
 * Navigates to a path as a click on a link does; no page of the demo fair links to an old address.
 */
const clickThrough = (page: Page, path: string): Promise<void> =>
  page.evaluate((target) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> }
    }
    // Not awaited: when it leaves the page, its promise never settles.
    void router.navigate(target)
  }, path)

/** Counts page loads from now on. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

for (const prefix of ['', '/en']) {
  test(`an old address redirects without a page load: ${prefix || 'nl'}`, {
    tag: EXHAUSTIVE,
  }, async ({ page }) => {
    await openLive(page, `${prefix}/privacy`)
    const loads = countLoads(page)
    await clickThrough(page, '/exposanten')
    await expect(page).toHaveURL(`${prefix}/standhouders`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(loads()).toBe(0)
  })
}

test.describe('a redirect to another host', () => {
  test.use({ allowed: { consoleErrors: [], origins: [ARCHIVE] } })

  test('is followed with a page load', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.route(`${ARCHIVE}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Archief</h1>' }),
    )
    await openLive(page, '/privacy')
    const loads = countLoads(page)
    await clickThrough(page, '/beurs-2025')
    await expect(page).toHaveURL(`${ARCHIVE}/2025`)
    expect(loads()).toBe(1)
  })
})
