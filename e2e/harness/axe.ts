import type { Page } from '@playwright/test'
import axe from 'axe-core'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands: one line per finding, with where it is. */
export async function axeFindings(page: Page): Promise<string[]> {
  // At rest: of what passes by, axe takes the part that is clipped for visible.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { readonly axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
      }),
    TAGS,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
}
