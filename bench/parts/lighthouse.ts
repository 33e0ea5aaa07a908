import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { browserArguments, findBrowser } from '../../scripts/running/browser.ts'
import type { Part } from '../part.ts'
import { publicPages } from '../public-pages.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

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
      const chrome = await launch({
        chromePath,
        chromeFlags: ['--headless=new', ...browserArguments],
      })
      try {
        const result = await lighthouse(
          address + page,
          { port: chrome.port, output: 'json', logLevel: 'error' },
          { extends: 'lighthouse:default', settings: { onlyCategories: [...CATEGORIES] } },
        )
        const { categories, audits } = result?.lhr ?? {}
        rows.push([
          page,
          ...CATEGORIES.map((name) => String(Math.round((categories?.[name]?.score ?? 0) * 100))),
          audits?.['largest-contentful-paint']?.displayValue ?? '',
          audits?.['total-blocking-time']?.displayValue ?? '',
          audits?.['cumulative-layout-shift']?.displayValue ?? '',
        ])
      } finally {
        chrome.kill()
      }
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
