// About: site/app/features/now, site/app/routes/now.tsx, site/app/walking, site/app/layouts/page-shell.tsx
// About: site/app/routes/walking-times-json.ts, site/app/shell/fair-clock.ts, cms/seed/data/programme*

import { openLive } from './harness/live.ts'
import { phone } from './harness/phone.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use(phone)

test('during the fair Nu shows what is on, when to leave for a saved item, and what is near', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-17T11:07:00+01:00'))
  await openLive(page, '/programma?dag=2027-03-17')
  const save = page.getByRole('button', { name: /^Bewaar Typegoedkeuring en Wkb/ })
  await save.click()
  await expect(save).toHaveCount(0)
  await page.goto('/nu?bij=1.C09')
  await expect(page.getByRole('heading', { level: 1, name: 'Nu is het 11:07 uur' })).toBeVisible()
  await expect(page.getByText('over 33 min')).toBeVisible()
  await expect(page.getByText('4 min lopen').first()).toBeVisible()
  await expect(page.getByText('nog 29 min vrij')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wie betaalt de kavel?' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'EHBO' })).toHaveAttribute(
    'href',
    /van=1\.C09&naar=1\.ehbo/,
  )
  await page.getByRole('button', { name: 'Ik sta bij 1.C09' }).click()
  await page.getByLabel('Stand, ruimte of voorziening').fill('hoofdpodium')
  await page.getByRole('button', { name: 'Gebruik deze plek' }).click()
  await expect(page.getByRole('heading', { name: 'Dichtbij Hoofdpodium' })).toBeVisible()
})

test('before the fair Nu marks the finished preparations', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2027-03-01T11:07:00+01:00'))
  await openLive(page, '/nu')
  const done = (step: string) => page.getByRole('checkbox', { name: `${step}: gedaan` })
  await expect(done('Kies uw onderdelen')).toBeDisabled()
  await done('Plan uw reis').check()
  await openLive(page, '/programma?dag=2027-03-17')
  await page.getByRole('button', { name: /^Bewaar Typegoedkeuring en Wkb/ }).click()
  await page.goto('/nu')
  await expect(done('Mijn beurs')).toBeChecked()
  await expect(done('Plan uw reis')).toBeChecked()
  await expect(done('Maak uw badge')).not.toBeChecked()
})

test('during the fair Nu is one click away on wide screens too', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
  const link = page.getByRole('navigation', { name: 'Snelmenu' }).getByRole('link')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.clock.setFixedTime(new Date('2027-03-16T11:07:00+01:00'))
  await openLive(page, '/faq')
  await expect(link).toHaveCount(0)
  await page.clock.setFixedTime(new Date('2027-03-17T11:07:00+01:00'))
  await page.reload()
  await link.filter({ hasText: 'Nu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nu is het 11:07 uur' })).toBeVisible()
  await expect(link).toHaveText(['Nu'])
})
