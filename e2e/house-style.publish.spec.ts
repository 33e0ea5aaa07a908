// About: site/app/shell/house-style.server.ts, site/server/serve-house-style.ts
// About: site/server/icons, contract/src/house-style, site/app/styles, cms/src/api/site-settings

import { axeFindings } from './harness/axe.ts'
import { saveSingle } from './harness/editor.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** A colour without enough contrast on white: the site shows a corrected one. */
const YELLOW = '#facc15'
const soon = { intervals: [50] }

test('a new colour and typeface reach a page within two seconds, with as many requests and bytes, and enough contrast in both schemes', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const choose = (mainColour: string | null, typeface: string) =>
    saveSingle(stack, 'site-settings', { mainColour, typeface })
  const sheets = async () => {
    const html = await (await page.request.get('/')).text()
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href)
  }
  const sizeOf = async (href: string) => {
    const response = await page.request.get(href, { headers: { 'accept-encoding': 'br' } })
    return Number(response.headers()['content-length'])
  }

  const built = await sheets()
  await choose(YELLOW, 'fraunces')
  await expect
    .poll(async () => (await sheets())[0], { ...soon, timeout: 5000 })
    .toMatch(/^\/_style\//)
  const chosen = await sheets()
  expect(chosen).toHaveLength(built.length)
  // Other digits compress slightly differently.
  expect(await sizeOf(chosen[0] ?? '')).toBeLessThan((await sizeOf(built[0] ?? '')) * 1.005)

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /fonts\/(\w+)/.exec(name)?.[1] ?? []),
    )
    expect(fonts.toSorted()).toEqual(['figtree', 'fraunces'])
    expect(await axeFindings(page), colorScheme).toEqual([])
  }
  await choose(null, 'bricolage')
  await expect.poll(sheets, soon).toEqual(built)
})

test('English is switched off for the site, and on again', { tag: EXHAUSTIVE }, async ({
  request,
  stack,
}) => {
  const choose = (english: boolean) => saveSingle(stack, 'site-settings', { english })
  const english = async () => {
    const { status, headers } = await request
      .get('/en/programma?dag=2027-03-18', { maxRedirects: 0 })
      .then((answer) => ({ status: answer.status(), headers: answer.headers() }))
    return [status, headers.location]
  }
  await choose(false)
  const dutch = `${stack.siteUrl}/programma?dag=2027-03-18`
  await expect.poll(english, soon).toEqual([302, dutch])
  for (const path of ['/', '/programma', '/sitemap.xml', '/robots.txt'])
    await expect
      .poll(async () => (await request.get(path)).text(), soon)
      .not.toMatch(/href="\/en[/"]|\/en<|hreflang|:alternate/)
  await choose(true)
  await expect.poll(english, soon).toEqual([200, undefined])
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).text(), soon)
    .toContain('hreflang="en"')
})
