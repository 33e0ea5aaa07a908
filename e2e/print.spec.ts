// About: site/app/layouts/server-head.tsx, site/app/ui/print-button.tsx
// About: site/app/features/programme/print-days.server.tsx, site/app/features/programme/print-fit.ts
// About: site/app/features/exhibitors/comparison, site/app/routes/programme-print.tsx
// About: site/app/routes/concept-comparison.tsx, site/app/routes/exhibitor.tsx
// About: site/app/routes/floor-plan.tsx, site/app/features/floor-plan, site/app/styles
// About: cms/seed/data/programme*, cms/seed/data/concepts.ts

import { extractText, getDocumentProxy } from 'unpdf'
import { findPath } from './harness/routes.ts'
import { EXHAUSTIVE } from './harness/tags.ts'
import { expect, test } from './harness/test.ts'

/** The footer of every printed page. */
const FOOT = /Dakwaarts 2027.*17–18 maart 2027.*Expohal De Kade, Kade 1, Meerhaven/s

test('a hall, an exhibitor, an item and each day fit on one A4, with the name of the fair', {
  tag: EXHAUSTIVE,
}, async ({ page, stack }) => {
  const exhibitor = await findPath(stack.siteUrl, '/standhouders', 'stapelwerk-modulair')
  const sheets = [
    ['/plattegrond', ['1.E12', 'Legenda', 'Kadecafé']],
    ['/plattegrond?hal=beurs', ['Hal 1 Nieuw', 'Hal 2 Bestaand', '2.J10', 'Legenda']],
    ['/plattegrond?van=hoofdpodium&naar=kennislab-a', ['Glazen gang, 8 m', '100 m', '5 min']],
    [exhibitor, ['Stapelwerk Modulair', '1.A01', 'Stapelwerk Portiek']],
    [
      '/concepten/vergelijken?c=kruislaag-toren&c=noest-galerij&c=spanthuis-rij&c=stapelwerk-portiek',
      ['Kruislaag Toren', 'Stapelwerk Portiek', 'MPG', '0,42', 'Referenties'],
    ],
    ['/programma/afdrukken', ['woensdag 17 maart 2027', 'Borrel onder de kap']],
    ['/programma?weergave=plan', ['woensdag 17 maart 2027', 'Borrel onder de kap']],
    ['/programma/honderd-woningen-in-tien-maanden', ['Honderd woningen in tien maanden']],
  ] as const
  for (const [path, texts] of sheets) {
    await page.goto(path)
    // The print differs where scripts run, as soon as they do.
    if (path.endsWith('=plan'))
      await page.waitForFunction(
        () => dispatchEvent(new Event('beforeprint')) && document.querySelector('.print-day'),
      )
    const pdf = await page.pdf({ preferCSSPageSize: true })
    const pages = await extractText(await getDocumentProxy(new Uint8Array(pdf)))
    const text = pages.text.map((one) => one.replace(/\s+/g, ' '))
    expect(text, path).toHaveLength(path === '/programma/afdrukken' ? 2 : 1)
    for (const one of text) expect(one, path).toMatch(FOOT)
    for (const wanted of texts) expect(text[0], path).toContain(wanted)
  }
})
