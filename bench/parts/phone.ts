import { createRequire } from 'node:module'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '../../scripts/running/browser.ts'
import { root } from '../../scripts/running/paths.ts'
import { inWords, kilobytes, median, type Part, seconds } from '../harness.ts'
import { buildNuxt, startNuxt } from '../nuxt.ts'
import { readBytes } from '../pages.ts'

type Page = import('@playwright/test').Page

const SCALES = [1, 10] as const
/** First visits of a page, of which the middle counts. */
const VISITS = 5
/** A phone of the middle class on a slow network: four times slower, 150 ms away, 1.6 Mbit/s. */
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (0.75e6 / 8) | 0,
}
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-NL',
}
/** From this on a task keeps the page from answering, in ms. */
const LONG_TASK = 50
/** Event Timing tells of nothing shorter, and rounds to 8 ms. */
const SHORTEST = 16
/** What scripts do of themselves is over so long after they took over, in ms. */
const SETTLE_MS = 4000
/** Between two keys or taps, in ms. */
const PAUSE_MS = 500
/** How often something is tapped. */
const TAPS = 4

const WORD = 'woning'
const save = { tap: 'main button[aria-pressed]' }
const type = { write: 'main input[type=search]' }
const select = { tap: 'details.filter-group a', before: 'main button[popovertarget]' }

/** What there is to touch on a page, by column of the table. */
type Interactions = Readonly<
  Record<string, { readonly tap?: string; readonly write?: string; readonly before?: string }>
>

/** The pages with the longest lists. */
const PAGES: Readonly<Record<string, Interactions>> = {
  '/programma': { save, type, select },
  '/programma?weergave=plan': { save, type, select },
  '/standhouders': { type, select },
  // Of the drawing: it is chosen, and its card comes.
  '/plattegrond': { select: { tap: 'main svg a[href*="stand="]' } },
}

interface Seen {
  lcp: number
  tasks: number[]
  touches: number[]
}

/** Runs in the page, before anything else. */
function watch(shortest: number): void {
  const seen: Seen = { lcp: 0, tasks: [], touches: [] }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: shortest,
    } as PerformanceObserverInit)
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('longtask', ({ duration }) => seen.tasks.push(duration))
  observe('event', ({ name, duration }) => {
    if (/^(pointer(down|up)|click|key(down|up)|input|change)$/.test(name))
      seen.touches.push(duration)
  })
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Whether scripts have taken over: the site remembers the language then, Vue marks its element. */
const isLive = (page: Page) =>
  page.waitForFunction(
    () =>
      document.cookie.includes('locale=') ||
      '__vue_app__' in (document.querySelector('#__nuxt') ?? {}),
  )

/** Does something several times; the longest from touch to the next frame, in ms. */
async function longestOf(page: Page, { tap = '', write, before }: Interactions[string]) {
  if (before) await page.locator(before).first().tap()
  const found = page.locator(write ?? tap)
  await found.first().waitFor()
  await page.waitForTimeout(PAUSE_MS)
  await page.evaluate(() => (window as unknown as { seen: Seen }).seen.touches.splice(0))
  if (write) await found.first().pressSequentially(WORD, { delay: PAUSE_MS })
  else
    for (let at = 0; at < TAPS; at += 1) {
      await found.nth(at).scrollIntoViewIfNeeded()
      const box = await found.nth(at).boundingBox()
      if (!box) throw new Error(`${tap} is not to be seen`)
      // Looking for it ran in the page: the finger comes when that is over.
      await page.waitForTimeout(PAUSE_MS)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    }
  await page.waitForTimeout(PAUSE_MS)
  return Math.max(SHORTEST / 2, ...(await seenBy(page)).touches)
}

/** First visits by phone to the longest lists, and what one does there, at 1× and 10×, beside Nuxt. */
const part: Part = {
  title: 'First visit by a slow phone, 1× and 10× the content',
  budget:
    'LCP at most 0.9 s at 1× and 1.2 s at 10×, blocked at most 100 and 150 ms, no interaction over 100 ms',
  async run(start) {
    const executablePath = findBrowser()
    if (!executablePath) return 'there is no Chromium'
    const { chromium } = createRequire(join(root, 'e2e/package.json'))(
      '@playwright/test',
    ) as typeof import('@playwright/test')
    await buildNuxt()
    const browser = await chromium.launch({ executablePath, args: [...browserArguments] })

    /** Visits a page for the first time, and does on it what people do. */
    const visit = async (address: string, interactions: Interactions) => {
      const context = await browser.newContext(PHONE)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', NETWORK)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      await page.addInitScript(watch, SHORTEST)
      await page.goto(address)
      await isLive(page)
      await page.waitForTimeout(SETTLE_MS)
      const { lcp, tasks } = await seenBy(page)
      const figures: Record<string, number> = {
        lcp,
        blocked: tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_TASK), 0),
        elements: await page.locator('*').count(),
      }
      for (const [name, interaction] of Object.entries(interactions))
        figures[name] = await longestOf(page, interaction)
      await context.close()
      return figures
    }

    const rows: string[][] = []
    const measure = async (name: string[], address: string, interactions: Interactions) => {
      const visits: Record<string, number>[] = []
      for (let at = 0; at < VISITS; at += 1) visits.push(await visit(address, interactions))
      const middle = (figure: string) => median(visits.map((figures) => figures[figure] ?? 0))
      rows.push([
        ...name,
        kilobytes((await readBytes(address, 'br, gzip')).length),
        inWords(middle('elements')),
        seconds(middle('lcp')),
        `${inWords(middle('blocked'))} ms`,
        ...['save', 'type', 'select'].map((one) => (interactions[one] ? `${middle(one)} ms` : '–')),
      ])
    }
    for (const scale of SCALES) {
      const { address } = await start(scale)
      for (const [path, interactions] of Object.entries(PAGES))
        await measure([`${scale}×`, path], address + path, interactions)
      const nuxt = await startNuxt(address)
      await measure([`${scale}×`, 'Nuxt: /programma'], `${nuxt.address}/programma`, { save, type })
      await nuxt.stop()
    }
    await browser.close()
    return {
      columns: ['content', 'page', 'bytes', 'elements', 'LCP', 'blocked', 'save', 'type', 'select'],
      rows,
      notes: [
        `Chromium, 390 px wide, four times slower, 150 ms and 1.6 Mbit/s; the middle of ${VISITS} first visits. Blocked: what tasks took beyond 50 ms each. Save, type, select: the longest of several, from touch to the next frame, in steps of 8 ms.`,
        'Nuxt: the app in [bench/nuxt](../bench/nuxt/README.md), whose page shows the same list.',
      ],
    }
  },
}

export default part
