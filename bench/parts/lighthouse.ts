import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { browserArguments, findBrowser } from '../../scripts/running/browser.ts'
import type { Part } from '../part.ts'
import { publicPages } from '../public-pages.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** How often a page is judged before it counts as blank: a browser without a screen may miss a frame. */
const ATTEMPTS = 3

type Judgement = RunnerResult['lhr']

/** What Lighthouse says of a page in a fresh browser. */
async function judge(chromePath: string, address: string, attempt = 1): Promise<Judgement> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserArguments] })
  try {
    const result = await lighthouse(
      address,
      { port: chrome.port, output: 'json', logLevel: 'error' },
      { extends: 'lighthouse:default', settings: { onlyCategories: [...CATEGORIES] } },
    )
    if (!result) throw new Error(`Lighthouse said nothing of ${address}`)
    const painted = result.lhr.audits['first-contentful-paint']?.numericValue !== undefined
    return painted || attempt === ATTEMPTS ? result.lhr : judge(chromePath, address, attempt + 1)
  } finally {
    chrome.kill()
  }
}

/** Lighthouse on a simulated phone, one page of every kind. */
const part: Part = {
  title: 'Lighthouse, phone',
  budget: 'at least 98 in all four categories; layout shift 0',
  async run(context) {
    const { settings } = await context.site()
    const address = `http://localhost:${settings.port}`
    const chromePath = findBrowser()
    if (!chromePath) return { skipped: 'there is no Chromium' }
    const rows: string[][] = []
    for (const page of await publicPages(address)) {
      const { categories, audits } = await judge(chromePath, address + page)
      rows.push([
        page,
        ...CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100))),
        audits['largest-contentful-paint']?.displayValue ?? '',
        audits['total-blocking-time']?.displayValue ?? '',
        audits['cumulative-layout-shift']?.displayValue ?? '',
      ])
    }
    return {
      table: {
        columns: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'LCP',
          'blocking',
          'shift',
        ],
        rows,
      },
    }
  },
}

export default part
