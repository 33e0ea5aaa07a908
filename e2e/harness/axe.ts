import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified axe: a third of the size of `axe.source`, which every page has to parse. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Axe's rules about colours only. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const findingsOf = async (page: Page, runOnly: axe.RunOnly): Promise<string[]> => {
  // Stops the marquees: axe treats their clipped part as visible.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (rules) =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
        runOnly: rules,
        resultTypes: ['violations'],
      }),
    runOnly,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
}

/** The findings of axe on the current page: one line each, with its place. */
export const axeFindings = (page: Page): Promise<string[]> =>
  findingsOf(page, { type: 'tag', values: TAGS })

/** The findings about colours only, for a page that was checked completely in the other scheme. */
export const colourFindings = (page: Page): Promise<string[]> =>
  findingsOf(page, { type: 'rule', values: COLOUR_RULES })
