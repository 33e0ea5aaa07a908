// About: site/app/features/stories, site/app/routes/news.tsx, site/app/routes/news-item.tsx
// About: site/app/routes/interviews.tsx, site/app/routes/interview.tsx, cms/seed/data/news.ts
// About: cms/seed/data/interviews.ts

import type { Page } from '@playwright/test'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const stories = (page: Page) => page.getByRole('main').getByRole('article')

test('“Toon meer” adds stories, moves the focus to the first of them, and is in the address', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await openLive(page, '/nieuws')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('7 van 10')
  const first = await stories(page).first().getByRole('link').textContent()
  await page.getByRole('link', { name: 'Toon meer' }).focus()
  await page.keyboard.press('Enter')
  await expect(stories(page)).toHaveCount(10)
  await expect(page).toHaveURL(/\/nieuws\?pagina=2#/)
  await expect(stories(page).nth(7).getByRole('link')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Toon meer' })).toHaveCount(0)
  await expect(stories(page).first().getByRole('link')).toHaveText(first ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nieuws\/[a-z0-9]+\//)
  await page.goBack()
  await expect(stories(page)).toHaveCount(10)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('“Toon meer” works too', { tag: EXHAUSTIVE }, async ({ page }) => {
    await page.goto('/nieuws')
    await page.getByRole('link', { name: 'Toon meer' }).click()
    await expect(stories(page)).toHaveCount(10)
    await expect(stories(page).last()).toBeInViewport()
  })
})
