import { createRequire } from 'node:module'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '../../scripts/running/browser.ts'
import { root } from '../../scripts/running/paths.ts'
import { startLargeHall } from '../large-hall.ts'
import { median } from '../median.ts'
import type { Part, RunningSite } from '../part.ts'

/** Stands that are selected, and what is typed into the search field, key by key. */
const SELECTED = 12
const TYPED = 'woning'

/** From a click or a key to the next frame in a browser, on the floor plan as it is and with 1,000 stands. */
const part: Part = {
  title: 'Floor plan, the demo and 1,000 stands',
  budget: 'feedback within 50 ms with 1,000 stands',
  async run(context) {
    const executablePath = findBrowser()
    if (!executablePath) return { skipped: 'there is no Chromium' }
    const { chromium } = createRequire(join(root, 'e2e/package.json'))(
      '@playwright/test',
    ) as typeof import('@playwright/test')
    const browser = await chromium.launch({ executablePath, args: [...browserArguments] })
    try {
      const demo = await context.site()
      const rows = [await measure(browser, demo)]
      const large = await startLargeHall(demo)
      try {
        rows.push(await measure(browser, large))
      } finally {
        await large.stop()
      }
      return {
        table: {
          columns: ['stands in the hall', 'select', 'longest', 'key in search', 'longest'],
          rows,
        },
        notes: [
          `Event Timing of Chromium, to the next frame, in steps of 8 ms; ${SELECTED} stands, ${2 * TYPED.length} keys.`,
        ],
      }
    } finally {
      await browser.close()
    }
  },
}

export default part

const figures = (times: readonly number[]) => [`${median(times)} ms`, `${Math.max(...times)} ms`]

type Browser = import('@playwright/test').Browser
type Page = import('@playwright/test').Page

async function measure(browser: Browser, site: RunningSite): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const { stands, select, type } = await interact(page, site)
  await page.close()
  return [String(stands), ...figures(select), ...figures(type)]
}

/** Selects stands and searches for them; how long each click and each key took, in ms. */
async function interact(page: Page, { address }: RunningSite) {
  await page.addInitScript(() => {
    const seen: [name: string, ms: number][] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) seen.push([name, duration])
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  const durations = async (name: string, least: number): Promise<number[]> => {
    // What took less than the threshold of 16 ms is not told.
    await page.waitForTimeout(500)
    const told = await page.evaluate(
      (wanted) =>
        (window as unknown as { seen: [string, number][] }).seen
          .splice(0)
          .flatMap(([event, ms]) => (event === wanted ? [ms] : [])),
      name,
    )
    return [...told, ...Array.from({ length: Math.max(0, least - told.length) }, () => 8)]
  }
  await page.goto(`${address}/plattegrond`)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  const drawn = page.locator('a.plan-stand')
  const stands = await drawn.count()
  const step = Math.max(1, Math.floor(stands / SELECTED))
  for (let index = 0; index < SELECTED; index += 1) {
    await drawn.nth((index * step) % stands).click()
    await page.waitForTimeout(150)
  }
  const select = await durations('click', SELECTED)
  const search = page.getByRole('main').getByRole('searchbox')
  await search.click()
  await durations('keydown', 0)
  await search.pressSequentially(TYPED, { delay: 200 })
  for (const _ of TYPED) {
    await page.keyboard.press('Backspace')
    await page.waitForTimeout(200)
  }
  return { stands, select, type: await durations('keydown', 2 * TYPED.length) }
}
