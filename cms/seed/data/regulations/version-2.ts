import type { RegulationSeed } from '../../types-terms.ts'

/** The rules of the previous edition, shorter; kept for exhibitors who signed them. */
export const version2: RegulationSeed = {
  version: '2',
  adoptedOn: '2024-09-01',
  validFrom: '2024-09-01',
  introduction: {
    nl: 'Reglement van de editie 2025. Het hoort bij contracten die vóór 1 oktober 2026 zijn getekend.',
    en: 'Rules of the 2025 edition. They apply to contracts signed before 1 October 2026. The Dutch text is binding.',
  },
  chapters: [
    {
      title: { nl: 'Opbouw en afbraak', en: 'Set-up and dismantling' },
      articles: [
        {
          title: { nl: 'Opbouw', en: 'Set-up' },
          body: {
            nl: 'U bouwt op dinsdag 18 maart 2025 van 08.00 tot 20.00 uur.',
            en: 'You set up on Tuesday 18 March 2025 from 8:00 to 20:00.',
          },
        },
        {
          title: { nl: 'Afbraak', en: 'Dismantling' },
          body: {
            nl: 'U breekt af op donderdag 20 maart 2025 van 17.15 tot 23.00 uur. Eerder afbreken is niet toegestaan.',
            en: 'You dismantle on Thursday 20 March 2025 from 17:15 to 23:00. Dismantling earlier is not permitted.',
          },
        },
      ],
    },
    {
      title: { nl: 'Ontwerp van de stand', en: 'Stand design' },
      articles: [
        {
          title: { nl: 'Hoogte', en: 'Height' },
          body: {
            nl: 'De hoogste maat is 5 meter. Boven 2,5 meter is een constructieberekening nodig.',
            en: 'The maximum height is 5 metres. Above 2.5 metres, a structural calculation is required.',
          },
        },
        {
          title: { nl: 'Verhoogde vloer', en: 'Raised floor' },
          body: {
            nl: 'Een verhoging in de vloer is ten hoogste 60 centimeter.',
            en: 'A raised floor is at most 60 centimetres high.',
          },
        },
      ],
    },
    {
      title: { nl: 'Betalen en annuleren', en: 'Payment and cancellation' },
      articles: [
        {
          title: { nl: 'Betalen', en: 'Payment' },
          body: {
            nl: 'De helft betaalt u binnen dertig dagen na ondertekening, de rest dertig dagen voor de beurs.',
            en: 'You pay half within thirty days of signing and the rest thirty days before the fair.',
          },
        },
      ],
    },
  ],
}
