import { cookiesPage } from '../data/pages/legal/cookies.ts'
import { privacyPage } from '../data/pages/legal/privacy.ts'
import { termsPage } from '../data/pages/legal/terms.ts'
import type { PageSeed } from '../types-floor.ts'

/** What in the legal pages of the demo fair is of its organiser, and the place to fill in for it. */
const PLACES: readonly (readonly [demo: string, place: string])[] = [
  [
    'Stichting Dakwaarts (fictief), Kade 1, 1000 AA Meerhaven, KvK 00000001',
    '[naam, adres en KvK-nummer van uw organisatie]',
  ],
  [
    'Stichting Dakwaarts (fictitious), Kade 1, 1000 AA Meerhaven, Chamber of Commerce 00000001',
    '[name, address and Chamber of Commerce number of your organisation]',
  ],
  [' Versie 2, 1 september 2026.', ' Versie 1, [datum].'],
  [' Version 2, 1 September 2026.', ' Version 1, [date].'],
  [' Versie 1 gold van 1 oktober 2024 tot 1 september 2026 en sturen wij u op verzoek.', ''],
  [' Version 1 applied from 1 October 2024 to 1 September 2026; we will send it on request.', ''],
  ['@dakwaarts.example', '@uw-beurs.example'],
  [
    'wie bij een corporatie, overheid, ontwikkelaar, bouwer, adviseur of opleiding werkt',
    '[doelgroep]',
  ],
  [
    'people who work for a housing association, public authority, developer, builder, consultancy or college',
    '[target group]',
  ],
  ['rechtbank in Meerhaven', 'rechtbank in [plaats]'],
  ['court of Meerhaven', 'court of [place]'],
]

const withPlaces = (text: string): string =>
  PLACES.reduce((filled, [demo, place]) => filled.replaceAll(demo, place), text)

/** The fair's own accessibility is not that of the demo fair: a start, not a text. */
const accessibilityDraft: PageSeed = {
  slug: 'toegankelijkheid',
  title: { nl: 'Toegankelijkheidsverklaring', en: 'Accessibility statement' },
  intro: {
    nl: 'Wij willen dat iedereen deze site en de beurs kan gebruiken.',
    en: 'We want everyone to be able to use this site and the fair.',
  },
  blocks: {
    nl: [
      {
        block: 'text',
        title: 'Stand van zaken',
        body: '[In hoeverre uw site voldoet aan WCAG 2.2 niveau AA, wat nog niet lukt en wanneer u dat oplost. Hoe en wanneer u dat hebt getoetst.]',
      },
      {
        block: 'text',
        title: 'Op de beurs zelf',
        body: '[Ingangen, paden, toiletten, rolstoelplaatsen, ringleiding, hulp bij aankomst.]',
      },
      {
        block: 'text',
        title: 'Loopt u vast?',
        body: 'Laat het ons weten via [contact](/contact?onderwerp=bezoek). Noem de pagina en wat u wilde doen.',
      },
    ],
    en: [
      {
        block: 'text',
        title: 'Where we stand',
        body: '[How far your site conforms to WCAG 2.2 level AA, what does not work yet and when you will solve it. How and when you tested that.]',
      },
      {
        block: 'text',
        title: 'At the fair itself',
        body: '[Entrances, aisles, toilets, wheelchair spaces, hearing loop, help on arrival.]',
      },
      {
        block: 'text',
        title: 'Stuck?',
        body: 'Let us know through the [contact page](/contact?onderwerp=bezoek). Tell us which page it is and what you wanted to do.',
      },
    ],
  },
}

/** Legal pages with places to fill in, as drafts: the texts are those of the demo fair. */
export const legalDrafts: readonly PageSeed[] = [
  ...[privacyPage, cookiesPage, termsPage].map(
    (page) => JSON.parse(withPlaces(JSON.stringify(page))) as PageSeed,
  ),
  accessibilityDraft,
].map((page) => ({ ...page, published: false }))
