import { get } from 'node:http'
import { median } from './median.ts'

/** A phone of the middle class on a slow network: four times slower, 150 ms away, 1.6 Mbit/s. */
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (0.75e6 / 8) | 0,
}
const SCREEN = { width: 390, height: 844 }

/** From this on a task keeps the page from answering, in ms. */
const LONG_TASK = 50
/** Event Timing tells of nothing shorter, and rounds to 8 ms. */
const SHORTEST = 16
/** A page is quiet when nothing long ran for so long, in ms. */
const QUIET = 2000
/** Between two keys or taps, in ms. */
const BETWEEN = 250

type Browser = import('@playwright/test').Browser
type Page = import('@playwright/test').Page

/** What one does on a page, one step at a time. */
export interface Interaction {
  /** What there is to touch; the page is waited for until it is there. */
  readonly selector: string
  /** Typed into it, key by key, and taken out again; else the first few are tapped. */
  readonly text?: string
  /** Tapped before, to get there: what holds the filters. */
  readonly before?: string
}

export interface PhonePage {
  readonly address: string
  /** Tells that scripts have taken over. */
  readonly live: (page: Page) => Promise<unknown>
  readonly interactions: Readonly<Record<string, Interaction>>
}

export interface PhoneVisit {
  /** Largest contentful paint, in ms. */
  readonly lcp: number
  /** What tasks took beyond 50 ms each until the page was quiet, in ms. */
  readonly blocked: number
  readonly elements: number
  /** Longest of each interaction, from touch to the next frame, in ms. */
  readonly longest: Readonly<Record<string, number>>
}

interface Seen {
  lcp: number
  tasks: [start: number, ms: number][]
  events: [name: string, ms: number][]
}

/** Times tapped, and keys of a text count each. */
const TAPS = 4

/** Visits a page as a first visit, and does on it what people do. */
export async function visitByPhone(browser: Browser, visited: PhonePage): Promise<PhoneVisit> {
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-NL',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', NETWORK)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.addInitScript(watch, SHORTEST)
    await page.goto(visited.address, { waitUntil: 'load' })
    await visited.live(page)
    await quiet(page)
    const { lcp, tasks } = await seenBy(page)
    const elements = await page.locator('*').count()
    const longest: Record<string, number> = {}
    for (const [name, interaction] of Object.entries(visited.interactions))
      longest[name] = await longestOf(page, interaction)
    return {
      lcp,
      blocked: tasks.reduce((sum, [, ms]) => sum + Math.max(0, ms - LONG_TASK), 0),
      elements,
      longest,
    }
  } finally {
    await context.close()
  }
}

/** The middle of several visits, each figure by itself. */
export function middleOf(visits: readonly PhoneVisit[]): PhoneVisit {
  const middle = (pick: (visit: PhoneVisit) => number) => median(visits.map(pick))
  const names = Object.keys(visits[0]?.longest ?? {})
  return {
    lcp: middle(({ lcp }) => lcp),
    blocked: middle(({ blocked }) => blocked),
    elements: middle(({ elements }) => elements),
    longest: Object.fromEntries(
      names.map((name) => [name, middle(({ longest }) => longest[name] ?? 0)]),
    ),
  }
}

/** Bytes of a page as it travels to a browser that takes Brotli or gzip. */
export async function compressedSize(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).length))
    }).on('error', reject)
  })
}

/** Runs in the page. */
function watch(shortest: number): void {
  const seen: Seen = { lcp: 0, tasks: [], events: [] }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  observe('event', ({ name, duration }) => seen.events.push([name, duration]), {
    durationThreshold: shortest,
  })
}

const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** Waits until no long task ran for a while. */
const quiet = (page: Page): Promise<unknown> =>
  page.waitForFunction((ms) => {
    const { tasks } = (window as unknown as { seen: Seen }).seen
    const [start, took] = tasks.at(-1) ?? [0, 0]
    return performance.now() - start - took > ms
  }, QUIET)

/** What counts as touching: what a finger or a key makes of itself. */
const TOUCHES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input', 'change']

async function longestOf(page: Page, { selector, text, before }: Interaction): Promise<number> {
  if (before) await page.locator(before).first().tap()
  const found = page.locator(selector)
  await found.first().waitFor()
  await page.waitForTimeout(BETWEEN)
  await page.evaluate(() => (window as unknown as { seen: Seen }).seen.events.splice(0))
  if (text) {
    await found.first().focus()
    await page.keyboard.type(text, { delay: BETWEEN })
    for (const _ of text) {
      await page.keyboard.press('Backspace')
      await page.waitForTimeout(BETWEEN)
    }
  } else {
    for (let index = 0; index < TAPS; index += 1) {
      const one = found.nth(index)
      await one.scrollIntoViewIfNeeded()
      const box = await one.boundingBox()
      if (!box) throw new Error(`${selector} is not to be seen`)
      // Looking for it ran in the page: the finger comes when that is over.
      await page.waitForTimeout(BETWEEN)
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(2 * BETWEEN)
    }
  }
  await page.waitForTimeout(2 * BETWEEN)
  const { events } = await seenBy(page)
  return Math.max(
    SHORTEST / 2,
    ...events.flatMap(([name, ms]) => (TOUCHES.includes(name) ? [ms] : [])),
  )
}
