import type { Page } from '@playwright/test'
import { axeFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { expect, test } from './harness/test.ts'

const album = '/fotos-2025'
const lightbox = (page: Page) => page.getByRole('dialog')
const open = async (page: Page, position: number) => {
  await openLive(page, album)
  await page.getByRole('link', { name: `Foto ${position} van 35` }).click()
  await expect(lightbox(page)).toBeVisible()
}
const zoomOf = (page: Page) => lightbox(page).locator('output')
const stageOf = (page: Page) => lightbox(page).locator('[data-stage]')

test('every album has its page, and leads to the others', async ({ page }) => {
  await page.goto(album)
  await page.getByRole('link', { name: 'Foto’s 2023' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foto’s 2023' })).toBeVisible()
  expect((await page.goto('/fotos-2024'))?.status()).toBe(404)
})

test('rows fill the width and are equally high, and nothing moves', async ({ page }) => {
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
})

test('a hidden photo is nowhere in what the site sends, nor at its own address', async ({
  request,
  stack,
}) => {
  for (const path of [album, `${album}.data`, `/en${album}`, '/sitemap.xml']) {
    expect(await (await request.get(path)).text()).not.toMatch(/borrel op de tweede|borrel-vierk/)
  }
  const library = await request.get(
    `${stack.cmsUrl}/upload/files?filters[name][$contains]=borrel-vierkant`,
    { headers: { authorization: `Bearer ${stack.administrator.token}` } },
  )
  const { results } = (await library.json()) as { results: { hash: string; ext: string }[] }
  const [photo] = results.map(({ hash, ext }) => hash + ext)
  expect(photo).toMatch(/borrel-vierkant/)
  for (const path of [`/_img/640/webp/${photo}`, `/_file/${photo}`]) {
    expect((await request.get(path)).status()).toBe(404)
  }
})

test('machines read maker and licence of each photo', async ({ page }) => {
  await page.goto(album)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const gallery = texts.map((text) => JSON.parse(text)).find((o) => o['@type'] === 'ImageGallery')
  expect(gallery.image).toHaveLength(35)
  expect(gallery.image[0]).toMatchObject({
    creditText: 'Dakwaarts',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  })
})

test('the lightbox zooms from 0.1 to 3 in steps of 0.12, by keyboard', async ({ page }) => {
  await open(page, 3)
  await page.keyboard.press('+')
  await expect(zoomOf(page)).toHaveText('112%')
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('+')
  await expect(zoomOf(page)).toHaveText('300%')
  await page.keyboard.press('-')
  await expect(zoomOf(page)).toHaveText('288%')
  await page.keyboard.press('0')
  await expect(zoomOf(page)).toHaveText('100%')
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('-')
  await expect(zoomOf(page)).toHaveText('10%')
  await expect(lightbox(page).getByRole('button', { name: 'Zoom uit' })).toBeDisabled()
})

test('the wheel and the buttons keep to the same limits', async ({ page }) => {
  await open(page, 3)
  await stageOf(page).hover()
  await page.mouse.wheel(0, -100)
  await expect(zoomOf(page)).toHaveText('112%')
  for (let notch = 0; notch < 30; notch += 1) await page.mouse.wheel(0, -240)
  await expect(zoomOf(page)).toHaveText('300%')
  for (let notch = 0; notch < 40; notch += 1) await page.mouse.wheel(0, 240)
  await expect(zoomOf(page)).toHaveText('10%')
  await lightbox(page).getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoomOf(page)).toHaveText('22%')
})

test('a stroke of more than 50 pixels brings the next photo, a shorter one does not', async ({
  page,
}) => {
  await open(page, 3)
  const stroke = async (pixels: number) => {
    const box = await stageOf(page).boundingBox()
    if (!box) throw new Error('There is no stage.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels, y, { steps: 4 })
    await page.mouse.up()
  }
  const title = lightbox(page).getByRole('heading', { level: 2 })
  await stroke(-50)
  await expect(title).toHaveText('Foto 3 van 35')
  await stroke(-51)
  await expect(title).toHaveText('Foto 4 van 35')
  await stroke(60)
  await expect(title).toHaveText('Foto 3 van 35')
  await page.keyboard.press('+')
  await stroke(-200)
  await expect(title).toHaveText('Foto 3 van 35')
})

test('keys lead through the album, and arrows over an enlarged photo', async ({ page }) => {
  await open(page, 3)
  const title = lightbox(page).getByRole('heading', { level: 2 })
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Foto 4 van 35')
  await expect(lightbox(page).getByText('Foto 4 van 35. Standhouders')).toBeAttached()
  await page.keyboard.press('End')
  await expect(title).toHaveText('Foto 35 van 35')
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Foto 35 van 35')
  await page.keyboard.press('Home')
  await expect(title).toHaveText('Foto 1 van 35')
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect(title).toHaveText('Foto 1 van 35')
})

test('the focus stays inside and comes back; Escape, Back and the cross close', async ({
  page,
}) => {
  await open(page, 3)
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const active = document.activeElement
      return active !== document.body && !active?.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')
  // The browser closes it before the page has drawn its new address.
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(album)
  await expect(page.getByRole('link', { name: 'Foto 3 van 35' })).toBeFocused()

  await page.keyboard.press('Enter')
  await lightbox(page).getByRole('link', { name: 'Volgende foto' }).click()
  await expect(lightbox(page).getByRole('heading', { level: 2 })).toHaveText('Foto 4 van 35')
  await page.goBack()
  await expect(page.locator('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(album)
  await expect(page.getByRole('link', { name: 'Foto 4 van 35' })).toBeFocused()

  await page.keyboard.press('Enter')
  await lightbox(page).getByRole('button', { name: 'Sluiten' }).click()
  await expect(page).toHaveURL(album)
})

test('a photo has its maker, licence, download and the way to have it removed', async ({
  page,
}) => {
  await open(page, 1)
  const box = lightbox(page)
  await expect(box.getByText('Illustratie: Dakwaarts')).toBeVisible()
  await expect(box.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute('rel', /license/)
  const download = page.waitForEvent('download')
  await box.getByRole('link', { name: 'Foto downloaden' }).click()
  expect((await download).suggestedFilename()).toBe('fotos-2025-1.jpg')
  expect(await axeFindings(page)).toEqual([])
  await box.getByRole('link', { name: 'Verzoek tot verwijderen' }).click()
  await expect(page).toHaveURL(/\/contact\?onderwerp=foto-verwijderen&foto=hall-2025-opening_/)
})

test('an address with a photo shows that photo, in English with English words', async ({
  page,
}) => {
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

test('a photo that is gone gives a 404 with the rest of the album', async ({ page }) => {
  expect((await page.goto(`${album}?foto=weg_1234`))?.status()).toBe(404)
  await expect(page.getByText('Deze foto is er niet meer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Foto 1 van 35' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each photo opens large, with the next and previous one', async ({ page }) => {
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
