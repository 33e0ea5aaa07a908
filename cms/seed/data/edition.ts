import type { EditionSeed } from '../types-programme.ts'

/**
 * Meerhaven does not exist; the position of its hall is the water of a real harbour, so that nobody
 * rings a doorbell.
 */
const DE_KADE = {
  venue: 'Expohal De Kade',
  city: 'Meerhaven',
  venueAddress: 'Kade 1',
  venuePostcode: '1000 AA',
  venueLatitude: 51.8952,
  venueLongitude: 4.4447,
}

/** The fair on show and the one before it, whose photos the site still carries. */
export const editions: EditionSeed[] = [
  {
    year: 2027,
    name: { nl: 'Dakwaarts 2027', en: 'Dakwaarts 2027' },
    slogan: { nl: 'Slim nieuw, beter bestaand.', en: 'Build smart, renovate better.' },
    lead: {
      nl: 'Twee dagen waarop corporaties, gemeenten en bouwers afspraken maken over woningen die er volgend jaar staan. Negentig standhouders, zestig sessies, twee hallen: één voor nieuwbouw, één voor de bestaande voorraad.',
      en: 'Two days in which housing associations, municipalities and builders agree on homes that will be standing next year. Ninety exhibitors, sixty sessions, two halls: one for new build, one for existing homes.',
    },
    startDate: '2027-03-17',
    endDate: '2027-03-18',
    ...DE_KADE,
    landmarks: [
      {
        kind: 'station',
        label: { nl: 'Station Meerhaven', en: 'Meerhaven station' },
        east: 1650,
        north: 1080,
      },
      {
        kind: 'stop',
        label: { nl: 'Halte Expohal, bus 12', en: 'Expohal stop, bus 12' },
        east: 130,
        north: 120,
      },
      {
        kind: 'bicycle',
        label: { nl: 'Fietsenstalling', en: 'Bicycle parking' },
        east: 60,
        north: -40,
      },
      {
        kind: 'parking',
        label: { nl: 'Parkeerdek, 600 plaatsen', en: 'Car park, 600 spaces' },
        east: -240,
        north: 60,
      },
      {
        kind: 'motorway',
        label: { nl: 'Afrit 7, Kade', en: 'Exit 7, Kade' },
        east: -1900,
        north: 620,
      },
      {
        kind: 'ferry',
        label: { nl: 'Waterbus Loskade', en: 'Waterbus Loskade' },
        east: 420,
        north: -260,
      },
    ],
    standSales: 'open',
    deadlines: [
      {
        date: '2026-12-31',
        title: {
          nl: 'Laatste dag vroegboekkorting',
          en: 'Last day of the early booking discount',
        },
        note: {
          nl: 'De datum van het getekende contract telt.',
          en: 'What counts is the date of the signed contract.',
        },
      },
      {
        date: '2027-01-15',
        title: {
          nl: 'Medestandhouders en programmaboek',
          en: 'Co-exhibitors and programme book',
        },
        note: {
          nl: 'Vermelding, logo en medestandhouders zijn bij ons bekend.',
          en: 'We have your listing, logo and co-exhibitors.',
        },
      },
      {
        date: '2027-01-16',
        title: { nl: 'Tweede termijn betaald', en: 'Second instalment paid' },
      },
      {
        date: '2027-02-01',
        title: { nl: 'Standontwerp en takels', en: 'Stand design and rigging' },
        note: {
          nl: 'Wie zelf bouwt, stuurt plattegrond en aanzicht.',
          en: 'If you build your own stand, send us a plan and elevation.',
        },
      },
      {
        date: '2027-02-15',
        title: { nl: 'Polis en losvak', en: 'Insurance policy and unloading slot' },
      },
      {
        date: '2027-03-16',
        title: { nl: 'Opbouw, vanaf 07.00 uur', en: 'Set-up, from 7:00' },
      },
    ],
    visitorGroups: [
      {
        name: { nl: 'Woningcorporaties', en: 'Housing associations' },
        text: {
          nl: 'Zie concepten naast elkaar en hoor van collega’s wat ze kostten.',
          en: 'See concepts side by side and hear from peers what they cost.',
        },
        links: [
          {
            label: { nl: 'Concepten vergelijken', en: 'Compare concepts' },
            target: '/concepten',
          },
          {
            label: { nl: 'Tours over de beursvloer', en: 'Tours of the fair' },
            target: '/programma/tours',
          },
          {
            label: { nl: 'Corporaties op de beurs', en: 'Associations at the fair' },
            target: '/standhouders/woningcorporaties',
          },
        ],
      },
      {
        name: { nl: 'Overheden', en: 'Authorities' },
        text: {
          nl: 'Maak afspraken over locaties, eisen en tempo.',
          en: 'Agree on sites, requirements and pace.',
        },
        links: [
          {
            label: { nl: 'Kennissessies', en: 'Knowledge sessions' },
            target: '/programma/kennissessies',
          },
          {
            label: { nl: 'Overheden op de beurs', en: 'Authorities at the fair' },
            target: '/standhouders/overheden',
          },
          { label: { nl: 'Paviljoens', en: 'Pavilions' }, target: '/paviljoens' },
        ],
      },
      {
        name: { nl: 'Bouwers', en: 'Builders' },
        text: {
          nl: 'Laat uw concept zien aan wie er volgend jaar woningen van bestelt.',
          en: 'Show your concept to those who order homes next year.',
        },
        links: [
          {
            label: { nl: 'Deelnemen als standhouder', en: 'Exhibit' },
            target: '/deelnemen-als-standhouder',
          },
          {
            label: { nl: 'Adverteren en signing', en: 'Advertising and signage' },
            target: '/adverteren-en-signing',
          },
          { label: { nl: 'Vacatures', en: 'Vacancies' }, target: '/vacatures' },
        ],
      },
      {
        name: { nl: 'Pers', en: 'Press' },
        text: {
          nl: 'Cijfers, beeld en mensen die u mag bellen.',
          en: 'Figures, pictures and people to call.',
        },
        links: [
          { label: { nl: 'Voor de pers', en: 'For the press' }, target: '/pers' },
          { label: { nl: 'Interviews', en: 'Interviews' }, target: '/interviews' },
          { label: { nl: 'Nieuws', en: 'News' }, target: '/nieuws' },
        ],
      },
    ],
    results: [
      {
        value: { nl: '4.412', en: '4,412' },
        label: {
          nl: 'bezoekers, 6 procent meer dan in 2025',
          en: 'visitors, 6 percent more than in 2025',
        },
      },
      {
        value: { nl: '90', en: '90' },
        label: { nl: 'standhouders in twee hallen', en: 'exhibitors in two halls' },
      },
      {
        value: { nl: '3.940', en: '3,940' },
        label: {
          nl: 'bezette plaatsen in sessies en tours',
          en: 'seats taken in sessions and tours',
        },
      },
      {
        value: { nl: '8,3', en: '8.3' },
        label: { nl: 'gemiddeld cijfer van bezoekers', en: 'average mark from visitors' },
      },
    ],
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
    ...DE_KADE,
    standSales: 'closed',
    programmePublished: true,
    registrationOpen: false,
  },
]
