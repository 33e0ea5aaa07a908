import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/** The type of its messages that are errors, not warnings for a person to check. */
const ERROR = 1

interface Message {
  readonly type: number
  readonly code: string
  readonly msg: string
  readonly element: Element
}

/** The global of the sniffer in the page. */
interface Sniffer {
  process(standard: string, content: Document, done: () => void): void
  getMessages(): readonly Message[]
}

/** It fails on a correct `autocomplete="username"` of an e-mail address; axe checks those too. */
const WITHOUT_AUTOCOMPLETE =
  'HTMLCS_WCAG2AAA_Sniffs_Principle1_Guideline1_3_1_3_5.process = () => {}'

const require = createRequire(import.meta.url)
const source = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

/**
 * Its false positives: links named by a drawing inside, fieldsets that only disable fields, and
 * forms whose button exists only without scripts.
 */
const MISTAKEN =
  /H91\.A\.NoContent.*<svg|(H71\.NoLegend|H91\.Fieldset).*<fieldset[^>]* role="none"|\.H32\.2/

/**
 * The findings of HTML_CodeSniffer for WCAG 2 AA, with its own rules: one line each, with its
 * place.
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
