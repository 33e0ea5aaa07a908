// About: site/app/styles, site/app/layouts/scheme-switch.tsx, site/app/layouts/footer.tsx
// About: site/app/shell/colour-scheme.ts, site/app/shell/scheme-script.ts, site/app/ui

import { colourFindings } from './harness/axe.ts'
import { openLive } from './harness/live.ts'
import { wholePath } from './harness/routes.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

const drawn = ['/plattegrond?ruimte=hoofdpodium&van=2.toilet&naar=hoofdpodium']

/** One page of every other kind. */
const others = [
  '/',
  '/standhouders',
  '/ontwerp/bestaat-niet',
  '/programma',
  '/programma?weergave=plan',
  '/programma/vijf-jaar-energieprestatievergoeding',
  '/sprekers',
  '/standhouders/…/stapelwerk-modulair',
  '/plattegrond?stand=1.D06&q=hout',
  '/nieuws',
  '/faq',
  '/zoeken?q=woning',
  '/deelnemen-als-standhouder',
  '/inloggen',
  '/contractformulier',
]

for (const [kinds, paths, tag] of [
  ['what is drawn', drawn, []],
  ['every other kind of page', others, [EXHAUSTIVE]],
] as const) {
  test(`the dark scheme has enough contrast: ${kinds}`, { tag: [...tag] }, async ({
    page,
    stack,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    const findings: string[] = []
    for (const path of paths) {
      await page.goto(await wholePath(stack.siteUrl, path))
      findings.push(...(await colourFindings(page)).map((finding) => `${path}: ${finding}`))
    }
    expect(findings).toEqual([])
  })
}

test('the chosen scheme is remembered, and print stays light', { tag: EXHAUSTIVE }, async ({
  page,
}) => {
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
