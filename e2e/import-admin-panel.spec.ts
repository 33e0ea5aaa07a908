// About: cms/src/admin/import, cms/src/import

import { readFile } from 'node:fs/promises'
import { axeFindings } from './harness/axe.ts'
import { enterPanel, openTask, panelErrors, panelPatience } from './harness/panel.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

test.use({
  allowed: ({ stack }, use) => use({ consoleErrors: panelErrors, origins: [stack.cmsUrl] }),
})

test('an editor imports a list after reading the report, and undoes the import', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(panelPatience)
  await enterPanel(page, stack)
  await openTask(page, 'Instellingen', 'Importeren')
  const rows = page.getByRole('list', { name: 'Rijen' }).getByRole('listitem')
  const outcome = page.getByRole('list', { name: 'Uitkomst' })
  const choose = (name: string, content: string | Buffer) =>
    page
      .getByLabel('Bestand om te importeren')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download sjabloon' }).click()
  await choose('standhouders.xlsx', await readFile(await (await downloading).path()))
  await expect(outcome.getByRole('button', { name: '0 gewijzigd' })).toBeVisible()
  await expect(outcome.getByRole('button', { name: '0 geweigerd' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Neem 0 over' })).toBeDisabled()

  const list = [
    'Bedrijf;KvK nr;Wat ze doen',
    'Kadebouw;;Bouwt aan de kade.',
    'Leemwerf;1234567;Leem.',
    'Vlonderhout;;Hout op palen.',
  ]
  await choose('lijst.csv', list.join('\n'))
  await page.getByLabel('Veld voor kolom C, Wat ze doen').selectOption('Inleiding')
  await expect(rows.filter({ hasText: 'Geweigerd' })).toContainText('KvK-nummer heeft 8 cijfers')
  await page.getByRole('button', { name: 'Bekijk rij 2, Kadebouw' }).click()
  await expect(page.getByRole('row', { name: /Bouwt aan de kade/ })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('Neem Inleiding van rij 2 over').uncheck()
  await page.getByLabel('Neem rij 2 over, Kadebouw').uncheck()
  await page.getByRole('button', { name: 'Neem 1 over' }).click()
  await expect(page.getByText('1 rij is overgenomen.')).toBeVisible()

  await page.getByRole('button', { name: 'Maak lijst.csv ongedaan' }).click()
  await expect(page.getByText('1 onderdeel is teruggezet of verwijderd.')).toBeVisible()
  await expect(page.getByText(/^Ongedaan gemaakt op/)).toBeVisible()
})
