import type { Catalogue, CategorizedExhibitor } from '../engine/catalogue.ts'
import { corners } from '../floor/row-plan.ts'
import { startContent } from '../start-content/catalogue.ts'
import type { CategorySeed, FaqSeed, StandSeed } from '../types-floor.ts'
import type { NewsItemSeed, ProgrammeItemSeed, SpeakerSeed, ThemeSeed } from '../types-programme.ts'

const YEAR = 2028
const DAYS = ['2028-02-09', '2028-02-10'] as const

const nl = (text: string) => ({ nl: text })

const themes: readonly ThemeSeed[] = (
  [
    ['dijken', 'Dijken', 'blue', 'shield'],
    ['gemalen', 'Gemalen', 'teal', 'gauge'],
    ['stad', 'Stad', 'violet', 'cloud-rain'],
  ] as const
).map(([slug, name, colour, icon], index) => ({
  ...{ slug, name: nl(name), colour, icon },
  position: index + 1,
}))

const categories: readonly CategorySeed[] = (
  [
    ['waterbeheerders', 'Waterbeheerders', 'Waterschappen, gemeenten en provincies.', 'blue'],
    ['techniek', 'Techniek', 'Makers van pompen, sluizen en meetnetten.', 'teal'],
    ['kennis', 'Kennis', 'Instituten, adviseurs en opleidingen.', 'violet'],
  ] as const
).map(([slug, name, intro, colour], index) => ({
  ...{ slug, name: nl(name), intro: nl(intro), colour, position: index + 1 },
  ...({ pattern: 'none', street: 'civic' } as const),
}))

/** Two rows of five stands of 4 by 4 metres along one aisle. */
const stands: readonly StandSeed[] = ['A', 'B'].flatMap((row, at) =>
  [1, 2, 3, 4, 5].map((number) => ({
    ...{ number: `1.${row}0${number}`, hall: 1, width: 4, depth: 4, area: 16, openSides: 1 },
    polygon: corners({ x: 4 * number, y: 4 + at * 8, width: 4, length: 4 }),
    availability: row === 'A' || number < 4 ? ('let' as const) : ('free' as const),
  })),
)

const exhibitors: readonly CategorizedExhibitor[] = (
  [
    ['Waterschap Kreek en Duin', 'waterbeheerders', 'Houdt 212 kilometer dijk op hoogte.'],
    ['Gemeente Laagveen', 'waterbeheerders', 'Geeft regen de ruimte in elke straat.'],
    ['Provincie Rivierland', 'waterbeheerders', 'Verdeelt zoet water in droge zomers.'],
    ['Gemaal De Oude Kolk', 'techniek', 'Pompt ook door als de stroom uitvalt.'],
    ['Sluis & Stuw', 'techniek', 'Beweegt schuiven van 3 tot 30 meter breed.'],
    ['Meetnet Noord', 'techniek', 'Leest elk kwartier 1.400 peilen af.'],
    [
      'Instituut voor Dijkonderzoek',
      'kennis',
      'Laat dijken bezwijken om te weten hoe sterk ze zijn.',
    ],
    ['Opleiding Waterbeheer', 'kennis', 'Leidt ieder jaar 60 peilbeheerders op.'],
  ] as const
).map(([name, category, intro], index) => ({
  slug: slugOf(name),
  ...{ name, category, logo: false as const, intro: nl(intro) },
  body: nl(`${intro}\n\nOp de stand ziet u hoe dat gaat en wie het doet.`),
  themes: [themes[index % themes.length]?.slug ?? ''],
  stands: [stands[index]?.number ?? ''],
}))

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '')
}

const speakers: readonly SpeakerSeed[] = (
  [
    ['Marijke', 'Dijkstra', 'Dijkgraaf', 0],
    ['Omar', 'Kolk', 'Machinist', 3],
    ['Lian', 'Veenstra', 'Rioleur', 1],
    ['Pieter', 'Zandwijk', 'Onderzoeker', 6],
  ] as const
).map(([firstName, lastName, jobTitle, at]) => ({
  slug: slugOf(`${firstName} ${lastName}`),
  ...{ firstName, lastName, jobTitle: nl(jobTitle), photo: false as const },
  organisation: exhibitors[at]?.name ?? '',
  exhibitor: exhibitors[at]?.slug ?? '',
  bio: nl(`${firstName} ${lastName} werkt al twintig jaar met water.`),
}))

const programme: readonly ProgrammeItemSeed[] = (
  [
    ['De dijk die meebeweegt: tien winters meten', 0, '10:00', 'bassin', 0, 0, 'lecture'],
    ['Wie pompt er als de stroom uitvalt?', 0, '11:00', 'zaal-1', 1, 1, 'lecture'],
    ['Straten die water onthouden', 0, '13:30', 'zaal-1', 2, 2, 'lecture'],
    ['Hoog water oefenen met een maquette', 0, '15:00', 'bassin', 0, 3, 'knowledge-session'],
    ['Peilbeheer in een droge zomer', 1, '10:00', 'bassin', 1, 1, 'lecture'],
    ['Debat: wie betaalt de volgende dijk?', 1, '13:00', 'bassin', 0, 0, 'debate'],
  ] as const
).map(([title, day, start, room, theme, speaker, type], index) => ({
  ...{ slug: slugOf(title), title: nl(title), type, start, room },
  summary: nl('Mensen uit de praktijk vertellen wat werkte, wat misging en wat het kostte.'),
  day: DAYS[day],
  end: start.replace(/:\d\d$/, ':45'),
  themes: [themes[theme]?.slug ?? ''],
  speakers: [{ speaker: speakers[speaker]?.slug ?? '', role: 'speaker' as const }],
  ...(type === 'knowledge-session' && { capacity: 20, signUp: 'required' as const }),
  featured: index < 3,
}))

const news: readonly NewsItemSeed[] = [
  {
    slug: 'programma-bekend',
    title: nl('Programma van Waterproef 2028 bekend'),
    date: '2026-11-02',
    author: 'Redactie Waterproef',
    intro: nl('Zes sessies over dijken, gemalen en regen in de stad.'),
    blocks: { nl: [{ block: 'text', body: 'In De Sluishal staat dit jaar een bassin.' }] },
    pressRelease: true,
  },
]

const faq: readonly FaqSeed[] = [
  {
    ...{ key: 'toegang', group: 'visitor', position: 1 },
    question: nl('Wat kost een kaart?'),
    answer: nl('De beurs is gratis voor wie met water werkt.'),
  },
  {
    ...{ key: 'opbouw', group: 'exhibitor', position: 1 },
    question: nl('Wanneer bouwen wij op?'),
    answer: nl('Op 8 februari, vanaf zeven uur.'),
  },
]

const start = startContent(new Date(Date.UTC(YEAR - 1, 0, 1)))

/**
 * A second fair, in no way like the demo fair, for tests: water management, blue, Dutch only, one hall,
 * without tours, pavilions and concepts. It is what an organiser makes of the start content.
 */
export const waterproef: Catalogue = {
  ...start,
  editions: start.editions.map((edition) => ({
    ...edition,
    name: nl('Waterproef 2028'),
    slogan: nl('Droge voeten, schoon water.'),
    lead: nl('Waterschappen, gemeenten en makers laten zien hoe een laag land hoog water aankan.'),
    startDate: DAYS[0],
    endDate: DAYS[1],
    venue: 'De Sluishal',
    city: 'Kreekdam',
    venueAddress: 'Sluisweg 2',
    venuePostcode: '2000 AB',
    programmePublished: true,
    registrationOpen: true,
  })),
  days: DAYS.map((date) => ({ edition: YEAR, date, opensAt: '09:00', closesAt: '17:00' })),
  themes,
  halls: [
    {
      ...{ number: 1, name: nl('De Sluishal'), level: nl('Begane grond'), width: 40, length: 24 },
      version: '2028-01',
      pointsOfInterest: [
        { kind: 'entrance', label: nl('Ingang Sluisweg'), x: 20, y: 23.5 },
        { kind: 'toilet', label: nl('Toiletten'), x: 37, y: 22 },
      ],
    },
  ],
  rooms: [
    {
      ...{ slug: 'bassin', name: nl('Het Bassin'), hall: 1, capacity: 120, position: 1 },
      ...{ hearingLoop: true, wheelchairPlaces: 4 },
      polygon: corners({ x: 28, y: 3, width: 10, length: 10 }),
    },
    {
      ...{ slug: 'zaal-1', name: nl('Zaal 1'), hall: 1, capacity: 40, position: 2 },
      ...{ hearingLoop: false, wheelchairPlaces: 2 },
      polygon: corners({ x: 28, y: 15, width: 8, length: 6 }),
    },
  ],
  stands,
  categories,
  exhibitors,
  speakers,
  programme,
  news,
  faq,
  team: [
    {
      ...{ slug: 'ans-waterman', name: 'Ans Waterman', photo: false, subject: 'visit' },
      ...{ role: nl('Organisatie'), topics: nl('Kaarten en bereikbaarheid') },
      email: 'ans@waterproef.example',
    },
  ],
  settings: {
    ...start.settings,
    name: 'Waterproef',
    mainColour: '#1d4ed8',
    corners: 'round',
    typeface: 'archivo',
    organisation: 'Stichting Waterproef (fictief)',
    address: 'Sluisweg 2',
    postcode: '2000 AB',
    city: 'Kreekdam',
    kvk: '00000002',
    email: 'info@waterproef.example',
    edition: YEAR,
    english: false,
    ...{ tours: false, pavilions: false, concepts: false, interviews: false },
    ...{ vacancies: false, networkingList: false },
  },
}
