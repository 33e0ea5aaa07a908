// About: site/app/routes/speakers.tsx, site/app/routes/exhibitors.tsx, site/app/routes/page.tsx
// About: site/app/shell/filter-links.ts, site/app/shell/filter-bar.tsx
// About: site/app/shell/list-search.tsx, site/app/features/speakers, site/app/features/exhibitors
// About: site/app/blocks/faq-block.tsx, cms/seed/data/pages/showcase.ts, cms/seed/data/faq.ts
// About: cms/seed/data/speakers.ts

import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use({ javaScriptEnabled: false })

test('speakers are filtered with links and searched with a form that keeps the filter', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto('/sprekers')
  await page.getByRole('link', { name: /^Betaalbaarheid \d/ }).click()
  await expect(page).toHaveURL(/thema=betaalbaarheid/)
  await page.getByRole('searchbox').fill('werkhoven')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/q=werkhoven/)
  await expect(page).toHaveURL(/thema=betaalbaarheid/)
  await expect(page.getByRole('link', { name: 'Ilse van Werkhoven' })).toBeVisible()
})

test('exhibitors are filtered with the links of a menu', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/standhouders')
  await page.locator('summary', { hasText: 'Thema' }).click()
  await page.getByRole('link', { name: /^Fabrieksmatig bouwen \d/ }).click()
  await expect(page).toHaveURL(/thema=fabrieksmatig-bouwen/)
  await expect(page.getByRole('status').first()).not.toHaveText('90 standhouders')
})

test('questions open, and the language can be switched', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/bouwblokken')
  await page.getByText('Wat kost een bezoek?').click()
  await expect(page.locator('details[open]').first()).toBeVisible()
  await page.getByRole('link', { name: 'EN (English)' }).click()
  await expect(page).toHaveURL('/en/bouwblokken')
  await page.getByRole('link', { name: 'NL (Nederlands)' }).click()
  await expect(page).toHaveURL('/bouwblokken')
})
