import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands: one line per finding, with where it is. */
export async function axeFindings(page: Page): Promise<string[]> {
  // At rest: of what passes by, axe takes the part that is clipped for visible.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel()
  })
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    // All in the page itself, which is much faster; the other way is for frames of other hosts.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 200)}`),
  )
}
