import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './harness/test.ts'

/** Every kind of page; the same paths exist below /en. */
const paths = [
  '/',
  '/programma',
  '/programma?dag=2027-03-18',
  '/programma/tours',
  '/programma/kennissessies',
  '/sprekers',
  '/standhouders',
  '/standhouders/nieuwbouwconcepten',
  '/nieuws',
  '/interviews',
  '/privacy',
  '/bestaat/niet',
]

/** The success criteria of WCAG 2.2 AA that axe can judge. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const prefix of ['', '/en']) {
  for (const path of paths) {
    const address = prefix + (path === '/' && prefix ? '' : path)
    test(`${address} has no accessibility findings`, async ({ page }) => {
      await page.goto(address)
      const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
      expect(
        violations.map(({ id, help, nodes }) => ({ id, help, where: nodes[0]?.target })),
      ).toEqual([])
    })
  }
}

/** Lists and the first link in each that leads to a page of one thing. */
const details = [
  ['/programma', '/programma/'],
  ['/sprekers', '/sprekers/'],
  ['/standhouders', '/standhouders/'],
  ['/nieuws', '/nieuws/'],
  ['/interviews', '/interviews/'],
] as const

for (const [list, start] of details) {
  test(`a page below ${list} has no accessibility findings`, async ({ page }) => {
    await page.goto(list)
    const links = page.getByRole('main').locator(`a[href^="${start}"]:not([href*="?"])`)
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const fixed = ['/programma/tours', '/programma/kennissessies']
    const address = addresses.find(
      (href) => href && !fixed.includes(href) && !/^\/standhouders\/[a-z-]+$/.test(href),
    )
    await page.goto(address ?? 'no page found')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, where: nodes[0]?.target }))).toEqual([])
  })
}
