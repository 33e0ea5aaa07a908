/** `npm run screenshots`: makes the pictures of the README, of the editing guide and of the manifest. */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Browser, BrowserType, Page } from '@playwright/test'
import { type RunningStack, startStack } from '../../e2e/harness/running-stack.ts'
import { contractOf, submit } from '../../e2e/harness/submit.ts'
import { browserArguments, requireBrowser } from '../running/browser.ts'
import { root } from '../running/paths.ts'
import { log } from '../running/progress.ts'
import { createProcessGroup } from '../running/stack.ts'
import { build } from '../running/test-parts.ts'

const folder = join(root, 'docs/screenshots')

/** CSS pixels of every picture. */
const viewport = { width: 1280, height: 800 }
/** The home page is shown down to the ground that its street stands on. */
const homeViewport = { ...viewport, height: 1120 }

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test') as {
  chromium: BrowserType
}

/** Whether no picture is on its way any more; those further down load only when scrolled to. */
const picturesAreThere = () =>
  [...document.images].every((image) => image.complete || image.loading === 'lazy')

/**
 * Waits until fonts and pictures are loaded, and saves the page as `docs/screenshots/<name>.png`.
 */
const take = async (page: Page, name: string): Promise<void> => {
  for (const frame of page.frames()) {
    await frame.waitForFunction(picturesAreThere)
    await frame.evaluate(async () => void (await document.fonts.ready))
  }
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  log(`docs/screenshots/${name}.png`)
}

const takeSite = async (page: Page, { siteUrl }: RunningStack): Promise<void> => {
  await page.setViewportSize(homeViewport)
  await page.goto(siteUrl)
  await take(page, 'home')
  await page.setViewportSize(viewport)
}

/** The site's sharp, which it has for its own pictures. */
const sharp = createRequire(join(root, 'site/package.json'))('sharp') as (picture: Buffer) => {
  webp(options: { quality: number }): { toFile(path: string): Promise<unknown> }
}

/** Pictures that phones show before the site is put on the home screen (`site/app/sharing/manifest.ts`). */
const MANIFEST_PICTURES = [
  { name: 'programme', path: '/programma', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'floor-plan', path: '/plattegrond', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'day-plan', path: '/programma?weergave=plan', viewport, scale: 1 },
] as const

/** Takes them in each language, as `site/public/screenshots/<language>-<name>.webp`. */
const takeForManifest = async (browser: Browser, siteUrl: string): Promise<void> => {
  const pictures = join(root, 'site/public/screenshots')
  mkdirSync(pictures, { recursive: true })
  for (const { name, path, viewport: size, scale } of MANIFEST_PICTURES)
    for (const [language, prefix] of [
      ['nl', ''],
      ['en', '/en'],
    ]) {
      const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale })
      await page.goto(siteUrl + prefix + path, { waitUntil: 'networkidle' })
      await page.evaluate(async () => void (await document.fonts.ready))
      const taken = await page.screenshot({ animations: 'disabled' })
      await sharp(taken)
        .webp({ quality: 80 })
        .toFile(join(pictures, `${language}-${name}.webp`))
      await page.close()
      log(`site/public/screenshots/${language}-${name}.webp`)
    }
}

const collection = (name: string) =>
  `/admin/content-manager/collection-types/api::${name}.${name}?sort=createdAt:ASC`

/** Opens a document from its list by the text of its link, and waits for its form. */
const openDocument = async (page: Page, cmsUrl: string, type: string, title: string) => {
  await page.goto(`${cmsUrl}${collection(type)}&_q=${encodeURIComponent(title)}`)
  await page
    .getByRole('link', { name: title })
    .or(page.getByText(title, { exact: true }))
    .first()
    .click()
  await page.getByRole('button', { name: 'Publiceer' }).waitFor()
}

/** Scrolls to an element, below the bar with the name of the page. */
const toTop = (element: HTMLElement | SVGElement) => {
  element.style.scrollMarginTop = '80px'
  element.scrollIntoView()
}

/** A stand in its hall, and the report on a drawing in which a stand has moved and one has no number. */
const takeFloorPlan = async (page: Page, cmsUrl: string): Promise<void> => {
  await page.goto(`${cmsUrl}${collection('stand')}&_q=1.D06`)
  await page.getByText('1.D06', { exact: true }).click()
  await page.getByLabel('Links (m)').scrollIntoViewIfNeeded()
  await take(page, 'redactie-stand')

  await page.goto(`${cmsUrl}/admin/floor-plan`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download deze hal als SVG' }).click()
  const drawing = readFileSync(await (await downloading).path(), 'utf8')
    .replace('id="stand-1.D06"', 'id="stand-1.D06" transform="translate(240 10)"')
    .replace('id="stand-1.C01"', 'id="koffie"')
  const file = { name: 'hal-1.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }
  await page.getByLabel('Tekening').setInputFiles(file)
  await page.getByRole('button', { name: 'Controleer de tekening' }).click()
  await page.getByRole('heading', { name: /^Controle van/ }).evaluate(toTop)
  await take(page, 'redactie-plattegrond')
}

/** The list with a few submissions, and a contract that is being handled. */
const takeSubmissions = async (page: Page, stack: RunningStack): Promise<void> => {
  const sender = { email: 'fenna@zandkreek.example', phone: '+31100000001' }
  await submit(stack, 'contact', {
    ...sender,
    subject: 'visit',
    name: 'Fenna de Vries',
    organisation: 'Woonstichting De Zandkreek',
    message: 'Zijn er nog plaatsen bij de rondleiding van woensdag?',
  })
  await submit(stack, 'participation', {
    ...sender,
    organisation: 'Houtstroom Bouwsystemen',
    category: 'nieuwbouwconcepten',
    contactName: 'Mirjam Postma',
    standType: 'shell',
    area: '18',
  })
  const reference = await submit(stack, 'contract', contractOf('Stapelhuis', '00000193'))
  await page.goto(`${stack.cmsUrl}/admin/inzendingen`)
  await page.getByRole('link', { name: reference }).waitFor()
  await take(page, 'redactie-inzendingen')
  await page.getByRole('link', { name: reference }).click()
  await page.getByRole('button', { name: 'Neem in beoordeling' }).waitFor()
  await take(page, 'redactie-inzending')
}

/** The list of visitors of the demo fair, one of them, and the numbers. */
const takeVisitors = async (page: Page, cmsUrl: string): Promise<void> => {
  const visitors = `${cmsUrl}/admin/bezoekers`
  await page.goto(visitors)
  await page.getByRole('table', { name: 'Bezoekers' }).waitFor()
  await take(page, 'redactie-bezoekers')
  await page.goto(`${visitors}?_q=eyk`)
  await page.getByRole('link', { name: 'Maarten van Eyk' }).click()
  await page.getByRole('button', { name: 'Blokkeer' }).waitFor()
  await take(page, 'redactie-bezoeker')
  await page.goto(`${visitors}/cijfers`)
  await page.getByRole('table', { name: 'Interesse' }).waitFor()
  await take(page, 'redactie-cijfers')
}

const takePanel = async (page: Page, stack: RunningStack): Promise<void> => {
  const { cmsUrl, administrator } = stack
  await page.goto(`${cmsUrl}/admin`)
  await page.locator('input[name=email]').fill(administrator.email)
  await take(page, 'redactie-inloggen')
  await page.locator('input[name=password]').fill(administrator.password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('link', { name: 'Programma' }).first().waitFor()

  await page.goto(`${cmsUrl}${collection('programme-item').replace('createdAt', 'start')}`)
  await page.getByText('Opening: van afspraak naar adres').waitFor()
  await take(page, 'redactie-lijst')

  await openDocument(page, cmsUrl, 'programme-item', 'Van negen naar twee opleverpunten')
  await take(page, 'redactie-programmaonderdeel')
  await page.getByText('Voorbeeld openen').click()
  const preview = page.frameLocator('iframe')
  await preview.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'redactie-voorbeeld')

  await openDocument(page, cmsUrl, 'exhibitor', 'Stapelwerk Modulair')
  await take(page, 'redactie-standhouder')

  await takeFloorPlan(page, cmsUrl)
  await takeSubmissions(page, stack)
  await takeVisitors(page, cmsUrl)

  await page.goto(`${cmsUrl}/admin/plugins/upload`)
  await page.getByText('Bestanden (').waitFor()
  await take(page, 'redactie-media')

  await page.goto(`${cmsUrl}${collection('redirect')}`)
  await page.getByText('/exposanten').waitFor()
  await take(page, 'redactie-doorverwijzingen')

  await page.goto(`${cmsUrl}${collection('navigation-item')}`)
  await page.getByText('/plattegrond').first().waitFor()
  await take(page, 'redactie-menu')
}

/** Starts a throw-away installation, takes all pictures and ends. */
export const main = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const executablePath = await requireBrowser()
  await build(createProcessGroup(), ['cms', 'panel'])
  const stack = await startStack()
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] })
  try {
    const page = await browser.newPage({ viewport, locale: 'nl-NL' })
    await takeSite(page, stack)
    await takeForManifest(browser, stack.siteUrl)
    await takePanel(page, stack)
  } finally {
    await browser.close()
    await stack.stop()
  }
}
