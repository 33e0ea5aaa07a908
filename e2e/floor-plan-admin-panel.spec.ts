// About: cms/src/admin/floor-plan, cms/src/floor-plan, cms/src/geometry, cms/src/rules/floor-places.ts
// About: cms/src/rules/passage*

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { enterPanel, openTask, panelErrors, panelPatience } from './harness/panel.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const stands = '/admin/content-manager/collection-types/api::stand.stand'

test.use({
  allowed: ({ stack }, use) => use({ consoleErrors: panelErrors, origins: [stack.cmsUrl] }),
})

const fromLeft = (page: Page) => page.getByLabel('Links (m)')
const fromTop = (page: Page) => page.getByLabel('Boven (m)')

const save = async (page: Page) => {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('api::stand'),
  )
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click()
  expect((await saved).status()).toBe(200)
}

test('an editor moves a stand with pointer and keyboard, and is shown what it overlaps', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  test.setTimeout(panelPatience)
  await enterPanel(page, stack)
  await page.goto(`${stack.cmsUrl}${stands}?_q=1.A02`)
  await page.getByText('1.A02', { exact: true }).click()
  await expect(fromLeft(page)).toHaveValue('3')
  await expect(fromTop(page)).toHaveValue('9')

  const outline = page.getByTestId('own-place').locator('polygon')
  await outline.hover()
  const box = await outline.boundingBox()
  if (!box) throw new Error('The stand is not drawn.')
  // Stand 1.A02 is 3 m wide and deep: one and a half times its own size down lies stand 1.A03.
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.down()
  await page.mouse.move(middle.x, middle.y + box.height * 1.5, { steps: 5 })
  await page.mouse.up()
  await expect(page.getByText(/Overlapt stand 1\.A03/)).toBeVisible()
  await expect(fromTop(page)).not.toHaveValue('9')

  await fromLeft(page).fill('55')
  await fromTop(page).fill('23')
  await expect(page.getByText(/Overlapt/)).toBeHidden()
  await fromTop(page).press('ArrowUp')
  await expect(fromTop(page)).toHaveValue('23.5')
  await page.getByLabel('Breedte (m)').fill('4')
  const area = page.getByLabel('Oppervlakte (m²)')
  await expect(area).toHaveValue('12')
  await page.getByRole('button', { name: 'Pas de hoeken aan' }).click()
  await page.getByRole('button', { name: 'Voeg een hoek toe na hoek 1' }).click()
  await page.getByLabel('Hoek 1, boven (m)').fill('24.5')
  await expect(area).toHaveValue('11')
  await page.getByRole('button', { name: 'Verwijder hoek 1' }).click()
  await page.getByLabel('Hoek 1, links (m)').fill('55')
  await expect(area).toHaveValue('12')
  await save(page)
  await page.reload()
  await expect(fromLeft(page)).toHaveValue('55')
  await expect(fromTop(page)).toHaveValue('23.5')

  await page.getByLabel('Breedte (m)').fill('3')
  await fromLeft(page).fill('3')
  await fromTop(page).fill('9')
  await save(page)

  // The ends of a passage are placed in their halls in the same way.
  await page.goto(`${stack.cmsUrl}/admin/content-manager/collection-types/api::passage.passage`)
  await page.getByText('Glazen gang', { exact: true }).click()
  const end = page.getByTestId('point-fromPoint')
  await expect(fromTop(page).first()).toHaveValue('19.5')
  await page.getByRole('img', { name: /^Hal 1 Nieuw met dit punt/ }).click()
  await expect(fromLeft(page).first()).toHaveValue('30')
  await fromLeft(page).first().fill('4')
  await fromTop(page).first().fill('4')
  await expect(page.getByText(/Ligt in of vlak voor Stand 1\.A01/)).toBeVisible()
  await expect(end).toHaveAttribute('cx', '4')
})

test('an editor applies a drawing after reading its changes', { tag: EXHAUSTIVE }, async ({
  page,
  stack,
}) => {
  test.setTimeout(panelPatience)
  await enterPanel(page, stack)
  await openTask(page, 'Beursvloer', 'Plattegrond')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download deze hal als SVG' }).click()
  const original = await readFile(await (await downloading).path(), 'utf8')

  const check = async (svg: string) => {
    const file = { name: 'hal-1.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
    await page.getByLabel('Tekening').setInputFiles(file)
    await page.getByRole('button', { name: 'Controleer de tekening' }).click()
  }
  const takeOver = page.getByRole('button', { name: /^Neem .*over$/ })

  await check(original)
  await expect(page.getByText(/^Er verandert niets\./)).toBeVisible()
  await expect(takeOver).toBeDisabled()

  const onTop = original.replace('id="stand-1.A02"', 'id="stand-1.A02" transform="translate(0 30)"')
  await check(onTop)
  await expect(page.getByText('Stand 1.A02 en Stand 1.A03 overlappen.')).toBeVisible()
  await expect(takeOver).toBeDisabled()

  const moved = original
    .replace('id="stand-1.A02"', 'id="stand-1.A02" transform="translate(520 140)"')
    .replace('id="stand-1.A03"', 'id="koffie"')
  await check(moved)
  await expect(page.getByText('1 plaats wordt bijgewerkt.')).toBeVisible()
  await expect(page.getByText('Stand 1.A03 staat niet in de tekening')).toBeVisible()
  await expect(page.getByText('‘koffie’')).toBeVisible()
  await takeOver.click()
  await expect(page.getByText('1 plaats is bijgewerkt')).toBeVisible()

  await check(original)
  await expect(page.getByText('1 plaats wordt bijgewerkt.')).toBeVisible()
  await takeOver.click()
  await expect(page.getByText(/^Er verandert niets\./)).toBeVisible()
})
