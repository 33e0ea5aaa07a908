import type { EditionSeed } from '../types-programme.ts'

/** The fair on show and the one before it, whose photos the site still carries. */
export const editions: EditionSeed[] = [
  {
    year: 2027,
    name: { nl: 'Dakwaarts 2027', en: 'Dakwaarts 2027' },
    slogan: { nl: 'Slim nieuw, beter bestaand.', en: 'Smarter new, better existing.' },
    lead: {
      nl: 'Twee dagen waarop corporaties, gemeenten en bouwers afspraken maken over woningen die er volgend jaar staan. Negentig standhouders, zestig sessies, twee hallen: één voor nieuwbouw, één voor de bestaande voorraad.',
      en: 'Two days on which housing associations, municipalities and builders agree on homes that will stand next year. Ninety exhibitors, sixty sessions, two halls: one for new build, one for the existing stock.',
    },
    startDate: '2027-03-17',
    endDate: '2027-03-18',
    venue: 'Expohal De Kade',
    city: 'Meerhaven',
    programmePublished: true,
    programmeExpected: { nl: 'januari', en: 'January' },
    registrationOpen: true,
  },
  {
    year: 2025,
    name: { nl: 'Dakwaarts 2025', en: 'Dakwaarts 2025' },
    slogan: { nl: 'Bouwen wat past.', en: 'Building what fits.' },
    lead: {
      nl: 'De vorige editie trok in twee dagen 4.180 bezoekers naar Expohal De Kade. Zij spraken met 74 standhouders en volgden 48 sessies over fabrieksmatig bouwen, betaalbaarheid en renovatie.',
      en: 'The previous edition drew 4,180 visitors to Expohal De Kade in two days. They met 74 exhibitors and followed 48 sessions on factory-built housing, affordability and renovation.',
    },
    startDate: '2025-03-19',
    endDate: '2025-03-20',
    venue: 'Expohal De Kade',
    city: 'Meerhaven',
    programmePublished: true,
    registrationOpen: false,
  },
]
