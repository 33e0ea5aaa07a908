import { createRequire } from 'node:module'
import { join } from 'node:path'
import { browserArguments, findBrowser } from '../../scripts/running/browser.ts'
import { root } from '../../scripts/running/paths.ts'
import { buildNuxt, startNuxt } from '../nuxt.ts'
import type { Part } from '../part.ts'
import {
  compressedSize,
  middleOf,
  type PhonePage,
  type PhoneVisit,
  visitByPhone,
} from '../phone-visit.ts'

const SCALES = [1, 10] as const
/** Visits of a page, of which the middle counts. */
const VISITS = 5

type Page = import('@playwright/test').Page

const TYPE = { selector: 'main input[type=search]', text: 'woning' }
const SAVE = { selector: 'main button[aria-pressed]' }
const SELECT = { selector: 'details.filter-group a', before: 'main button[popovertarget]' }
/** Of the drawing: it is chosen, and its card comes. */
const STAND = { selector: 'main svg a[href*="stand="]' }

/** The pages with the longest lists, and what one does on them. */
const PAGES = {
  '/programma': { save: SAVE, type: TYPE, select: SELECT },
  '/programma?weergave=plan': { save: SAVE, type: TYPE, select: SELECT },
  '/standhouders': { type: TYPE, select: SELECT },
  '/plattegrond': { select: STAND },
} as const

/** How the page that Nuxt renders too is used there. */
const ON_NUXT = { save: SAVE, type: TYPE }

/** The site remembers the language once its scripts have taken over. */
async function ownLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.cookie.includes('locale='))
}

async function nuxtLive(page: Page): Promise<void> {
  await page.waitForFunction(() => '__vue_app__' in (document.querySelector('#__nuxt') ?? {}))
}

/** First visits by phone to the longest lists, and what one does there, at 1× and 10×, beside Nuxt. */
const part: Part = {
  title: 'First visit by a slow phone, 1× and 10× the content',
  budget:
    'at ten times the content LCP at most 1.5 s, blocked at most 200 ms, no interaction over 100 ms, pages at most 60 kB; at 1× no interaction over 80 ms',
  async run(context) {
    const executablePath = findBrowser()
    if (!executablePath) return { skipped: 'there is no Chromium' }
    const { chromium } = createRequire(join(root, 'e2e/package.json'))(
      '@playwright/test',
    ) as typeof import('@playwright/test')
    await buildNuxt()
    const browser = await chromium.launch({ executablePath, args: [...browserArguments] })
    const rows: string[][] = []
    const measure = async (scale: number, name: string, page: PhonePage) => {
      const visits: PhoneVisit[] = []
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitByPhone(browser, page))
      rows.push([`${scale}×`, name, ...cells(middleOf(visits), await compressedSize(page.address))])
    }
    try {
      for (const scale of SCALES) {
        const site = await context.site(scale)
        for (const [path, interactions] of Object.entries(PAGES))
          await measure(scale, path, { address: site.address + path, live: ownLive, interactions })
        const nuxt = await startNuxt(site.address)
        try {
          const address = `${nuxt.address}/programma`
          await measure(scale, 'Nuxt: /programma', {
            address,
            live: nuxtLive,
            interactions: ON_NUXT,
          })
        } finally {
          await nuxt.stop()
        }
      }
    } finally {
      await browser.close()
    }
    return {
      table: {
        columns: [
          'content',
          'page',
          'bytes',
          'elements',
          'LCP',
          'blocked',
          'save',
          'type',
          'select',
        ],
        rows,
      },
      notes: [
        `Chromium, 390 px wide, four times slower, 150 ms and 1.6 Mbit/s; the middle of ${VISITS} first visits. Blocked: what tasks took beyond 50 ms each. Save, type, select: the longest of several, from touch to the next frame, in steps of 8 ms.`,
        'Nuxt: the app in [bench/nuxt](../bench/nuxt/README.md), whose page shows the same list.',
      ],
    }
  },
}

export default part

const cells = ({ lcp, blocked, elements, longest }: PhoneVisit, bytes: number): string[] => [
  `${(bytes / 1000).toFixed(1)} kB`,
  elements.toLocaleString('en'),
  `${(lcp / 1000).toFixed(2)} s`,
  `${blocked.toFixed(0)} ms`,
  ...['save', 'type', 'select'].map((name) => (name in longest ? `${longest[name]} ms` : '–')),
]
