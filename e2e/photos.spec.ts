// About: site/app/features/photos, site/app/routes/page.tsx, site/server/images, cms/seed/data/albums.ts

import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const album = '/fotos-2025'

test('rows fill the width and have the same height, and every album links to the others', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto(album)
  const boxes = await page
    .locator('main li figure a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()))
  const rows = Map.groupBy(boxes, (box) => Math.round(box.top))
  const [first] = rows.values()
  const width = (await page.locator('main ul').first().boundingBox())?.width ?? 0
  expect(rows.size).toBeGreaterThan(5)
  expect((first?.at(-1)?.right ?? 0) - (first?.[0]?.left ?? 0)).toBeCloseTo(width, 0)
  for (const row of rows.values()) {
    for (const box of row) expect(box.height).toBeCloseTo(row[0]?.height ?? 0, 0)
  }
  await page.getByRole('link', { name: 'Foto’s 2023' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foto’s 2023' })).toBeVisible()
})

// Unit tests check limits and steps of the zoom; this test checks that all controls work.
test('the lightbox shows a photo with its details, works with keyboard and pointer, and returns the focus', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  const lightbox = page.getByRole('dialog')
  const title = lightbox.getByRole('heading', { level: 2 })
  const zoom = lightbox.locator('output')
  const stage = lightbox.locator('[data-stage]')
  const photo = (position: number) => page.getByRole('link', { name: `Foto ${position} van 35` })
  const isClosed = async () => {
    // The browser closes it before the page has drawn its new address.
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(album)
  }
  const stroke = async (pixels: number) => {
    const box = await stage.boundingBox()
    if (!box) throw new Error('There is no stage.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels, y, { steps: 4 })
    await page.mouse.up()
  }
  await openLive(page, album)
  await photo(1).click()
  await expect(lightbox.getByText('Illustratie: Dakwaarts')).toBeVisible()
  await expect(lightbox.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('rel', /license/)
  await expect(lightbox.getByRole('link', { name: 'Verzoek tot verwijderen' })).toHaveAttribute(
    'href',
    /^\/contact\?onderwerp=foto-verwijderen&foto=hall-2025-opening_/,
  )
  expect(await axeFindings(page)).toEqual([])
  const download = page.waitForEvent('download')
  await lightbox.getByRole('link', { name: 'Foto downloaden' }).click()
  expect((await download).suggestedFilename()).toBe('fotos-2025-1.jpg')

  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Foto 2 van 35')
  await expect(lightbox.getByText(/^Foto 2 van 35\. ./)).toBeAttached()
  await page.keyboard.press('+')
  await expect(zoom).toHaveText('112%')
  await stage.hover()
  await page.mouse.wheel(0, -100)
  await expect(zoom).toHaveText('124%')
  await lightbox.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom).toHaveText('136%')
  await stroke(-200)
  await expect(title).toHaveText('Foto 2 van 35')
  await page.keyboard.press('0')
  await expect(zoom).toHaveText('100%')
  await stroke(-60)
  await expect(title).toHaveText('Foto 3 van 35')

  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && !active?.closest('dialog')
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await isClosed()
  await expect(photo(3)).toBeFocused()
  await page.keyboard.press('Enter')
  await lightbox.getByRole('link', { name: 'Volgende foto' }).click()
  await expect(title).toHaveText('Foto 4 van 35')
  await page.goBack()
  await isClosed()
  await expect(photo(4)).toBeFocused()
  await page.keyboard.press('Enter')
  await lightbox.getByRole('button', { name: 'Sluiten' }).click()
  await isClosed()
})

test('an address with a photo opens that photo, in English with English texts', {
  tag: EXHAUSTIVE,
}, async ({ page }) => {
  await page.goto(album)
  const href = await page.getByRole('link', { name: 'Foto 2 van 35' }).getAttribute('href')
  await openLive(page, `/en${href}`)
  await expect(page).toHaveTitle(/^Photo 2 of 35 · Photos 2025/)
  await expect(page.getByRole('img', { name: 'Full house at the opening' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Next photo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo 3 of 35')
  await page.getByRole('link', { name: 'All photos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photos 2025')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each photo has a page with the next and previous one', { tag: EXHAUSTIVE }, async ({
    page,
  }) => {
    await page.goto(album)
    await page.getByRole('link', { name: 'Foto 34 van 35' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foto 34 van 35')
    await expect(page.getByRole('button', { name: 'Zoom in' })).toBeHidden()
    await page.getByRole('link', { name: 'Volgende foto' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foto 35 van 35')
    await page.getByRole('link', { name: 'Naar alle foto’s' }).click()
    await expect(page).toHaveURL(album)
  })
})
