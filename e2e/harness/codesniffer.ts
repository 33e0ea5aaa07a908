import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** Its messages that stop a page from being accessible, as opposed to what somebody should look at. */
const ERROR = 1

interface Message {
  readonly type: number
  readonly code: string
  readonly msg: string
  readonly element: Element
}

/** What the sniffer puts into the page. */
interface Sniffer {
  process(standard: string, content: Document, done: () => void): void
  getMessages(): readonly Message[]
}

/** It fails on a correct `autocomplete="username"` of an e-mail address; axe looks at those too. */
const WITHOUT_AUTOCOMPLETE =
  'HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5.process = () => {}'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

/**
 * What it does not know: links named by a drawing in them, fieldsets that only switch fields off, and
 * forms whose button is there without scripts alone.
 */
const MISTAKEN =
  /H91\.A\.NoContent.*<svg|(H71\.NoLegend|H91\.Fieldset).*<fieldset[^>]* role="none"|\.H32\.2/

/**
 * What HTML_CodeSniffer finds against WCAG 2 AA, by rules of its own: one line per finding, with where
 * it is.
 */
export async function snifferFindings(page: Page): Promise<string[]> {
  await page.evaluate(`${source};${WITHOUT_AUTOCOMPLETE}`)
  const found = await page.evaluate((error) => {
    const sniffer = (window as unknown as { HTMLCS: Sniffer }).HTMLCS
    return new Promise<string[]>((resolve) => {
      sniffer.process('WCAG2AA', document, () => {
        const errors = sniffer.getMessages().filter(({ type }) => type === error)
        const lines = errors.map(({ code, msg, element }) =>
          [code, msg, element.outerHTML?.slice(0, 200)].join(': '),
        )
        resolve(lines)
      })
    })
  }, ERROR)
  return found.filter((line) => !MISTAKEN.test(line))
}
