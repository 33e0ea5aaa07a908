// About: site/app/styles, site/app/layouts/scheme-switch.tsx, site/app/layouts/late-scheme-switch.tsx
// About: site/app/shell/colour-scheme.ts, site/app/shell/scheme-script.ts, site/app/ui

import { colourFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { findPath } from './harness/routes.ts'
import { expect, test } from './harness/test.ts'

/** One of every kind of page: what is drawn, listed, filled in and read. */
const paths = [
  '/',
  '/programma',
  '/programma?weergave=plan',
  '/programma/vijf-jaar-energieprestatievergoeding',
  '/sprekers',
  '/standhouders',
  '/plattegrond?stand=1.D06&q=hout',
  '/plattegrond?ruimte=hoofdpodium&van=2.toilet&naar=hoofdpodium',
  '/nieuws',
  '/faq',
  '/zoeken?q=woning',
  '/deelnemen-als-standhouder',
  '/contractformulier',
  '/inloggen',
  '/ontwerp/bestaat-niet',
]

test('in the dark scheme every kind of page can be read', async ({ page, stack }) => {
  const exhibitor = await findPath(stack.siteUrl, '/standhouders', 'stapelwerk-modulair')
  await page.emulateMedia({ colorScheme: 'dark' })
  const findings: string[] = []
  for (const path of [...paths, exhibitor]) {
    await page.goto(path)
    findings.push(...(await colourFindings(page)).map((finding) => `${path}: ${finding}`))
  }
  expect(findings).toEqual([])
})

test('the choice of colours is kept, and paper stays white', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.body.parentElement as Element).backgroundColor)
  const choices = page.getByRole('group', { name: 'Kleuren' })
  await openLive(page, '/colofon')
  const white = await ground()
  await choices.getByRole('button', { name: 'Donker' }).click()
  await expect(choices.getByRole('button', { name: 'Donker' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const dark = await ground()
  expect(dark).not.toBe(white)
  await page.goto('/nieuws', { waitUntil: 'commit' })
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ media: 'print' })
  expect(await ground()).toBe(white)
})
