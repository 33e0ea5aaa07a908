// About: cms/src/admin/visitors, cms/src/admin/ui, cms/src/visitors/staff, cms/src/panel-api

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { enterPanel, openTask, panelErrors, panelPatience } from './harness/panel.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use({
  allowed: ({ stack }, use) => use({ consoleErrors: panelErrors, origins: [stack.cmsUrl] }),
})

const download = async (page: Page, work: () => Promise<void>) => {
  const downloading = page.waitForEvent('download')
  await work()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('staff find a visitor, block and unblock the account, and read the statistics', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(2 * panelPatience)
  await enterPanel(page, stack)
  await openTask(page, 'Bezoekers', 'Bezoekers')
  await expect(page.getByRole('heading', { name: 'Bezoekers', level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /gevonden/ })).toBeVisible()

  // Also moves the pointer from the menu, whose hint Strapi puts outside all landmarks.
  const search = page.getByRole('searchbox', { name: 'Zoek' })
  await search.click()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await search.fill('hoekzema meerhaven')
  await expect(page.getByRole('status').filter({ hasText: /^1 gevonden/ })).toBeVisible()
  await page.getByRole('button', { name: 'Exporteer' }).click()
  const csv = await download(page, () => page.getByRole('menuitem', { name: /CSV/ }).click())
  expect(csv.name).toBe('bezoekers.csv')
  expect(csv.text.split('\r\n')).toHaveLength(3)
  expect(csv.text).toContain('Te gebruiken voor')

  await page.getByRole('link', { name: 'Joris Hoekzema' }).click()
  await expect(page.getByRole('heading', { name: 'Joris Hoekzema', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Akkoordverklaringen' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  // Checked before any action: Strapi's own notices have small buttons.
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click()
  await expect(dialog.getByLabel(/^Nieuw e-mailadres/)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Annuleer' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Blokkeer' }).click()
  const confirm = dialog.getByRole('button', { name: 'Blokkeer' })
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel(/^Reden/).fill('Vraagt namens een ander.')
  expect(await axeFindings(page)).toEqual([])
  await confirm.click()
  await expect(dialog).toBeHidden()
  const history = page.getByRole('region', { name: 'Geschiedenis' })
  await expect(history).toContainText('Vraagt namens een ander.')
  await page.getByRole('button', { name: 'Deblokkeer' }).click()
  await expect(history).toContainText('Gedeblokkeerd')

  await page.getByRole('button', { name: 'Wijzig e-mailadres' }).click()
  await dialog.getByLabel(/^Nieuw e-mailadres/).fill('joris@nieuwe-baan.example')
  await dialog.getByLabel(/^Reden/).fill('Belde vanaf zijn eigen nummer.')
  await dialog.getByRole('button', { name: 'Stuur de link' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Wacht op bevestiging van joris@nieuwe-baan/)).toBeVisible()
  await expect(history).toContainText('Belde vanaf zijn eigen nummer.')

  await page.getByRole('main').getByRole('link', { name: 'Bezoekers', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Cijfers' }).click()
  await expect(page.getByRole('table', { name: 'Type organisatie' })).toContainText('Bouwer')
  await page.getByText('Toon als tabel').click()
  await expect(page.getByRole('table', { name: /^Registraties per/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const numbers = await download(page, () =>
    page.getByRole('button', { name: 'Exporteer als CSV' }).click(),
  )
  expect(numbers.text).toContain('Type organisatie;Bouwer;')
})
