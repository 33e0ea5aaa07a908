import { START_NAMES } from '@beursvloer/contract/start-names'
import { tariffs } from '../data/tariffs.ts'
import type { Catalogue } from '../engine/catalogue.ts'
import type { EditionSeed } from '../types-programme.ts'
import type { TariffSeed } from '../types-terms.ts'
import type { OrganisationTypeSeed } from '../types-visitors.ts'
import { legalDrafts } from './legal-drafts.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages.ts'

const SECOND_WEDNESDAY = 8
const WEDNESDAY = 3

/** Two days in March, in a year: something to change, as every edition has dates. */
function datesIn(year: number): Pick<EditionSeed, 'startDate' | 'endDate'> {
  const day = (date: number) => new Date(Date.UTC(year, 2, date))
  const wednesday = SECOND_WEDNESDAY + ((WEDNESDAY - day(1).getUTCDay() + 7) % 7)
  const [startDate = '', endDate = ''] = [wednesday, wednesday + 1].map((date) =>
    day(date).toISOString().slice(0, 10),
  )
  return { startDate, endDate }
}

/** An edition without days, that opens nothing yet. */
const editionIn = (year: number): EditionSeed => ({
  year,
  name: { nl: `${START_NAMES.fair} ${year}`, en: `Your fair ${year}` },
  slogan: { nl: 'Hier komt uw slogan.', en: 'Your slogan goes here.' },
  ...datesIn(year),
  venue: 'Uw locatie',
  city: 'Uw plaats',
  programmePublished: false,
  registrationOpen: false,
})

/** Kinds of organisations that visit any fair. */
const organisationTypes: readonly OrganisationTypeSeed[] = [
  { code: 'authority', name: { nl: 'Overheid', en: 'Public authority' } },
  { code: 'company', name: { nl: 'Bedrijf', en: 'Company' } },
  { code: 'adviser', name: { nl: 'Adviseur', en: 'Adviser' } },
  { code: 'education', name: { nl: 'Onderwijs en onderzoek', en: 'Education and research' } },
  { code: 'other', name: { nl: 'Overig', en: 'Other' } },
]

/** The latest tariff of the demo fair, as a draft: to see what there is to fill in. */
function exampleTariff(year: number): TariffSeed[] {
  const latest = tariffs.at(-1)
  if (!latest) return []
  const { earlyUntil: _, ...tariff } = latest
  return [{ ...tariff, name: 'Voorbeeldtarief', validFrom: `${year - 1}-09-01`, published: false }]
}

/**
 * What a fair of one's own starts with: settings, an edition, menu, the texts around forms, an example of a tariff and
 * of legal pages as drafts. No exhibitor, speaker, programme or hall.
 */
export function startContent(now: Date): Catalogue {
  const year = now.getFullYear() + 1
  return {
    editions: [editionIn(year)],
    days: [],
    themes: [],
    organisationTypes,
    halls: [],
    passages: [],
    rooms: [],
    stands: [],
    categories: [],
    partners: [],
    pavilions: [],
    exhibitors: [],
    concepts: [],
    vacancies: [],
    speakers: [],
    programme: [],
    interviews: [],
    news: [],
    calendar: [],
    faq: [],
    albums: [],
    team: [],
    tariffs: exampleTariff(year),
    products: [],
    regulations: [],
    pages: [...pages, ...legalDrafts],
    navigation,
    redirects: [],
    shortLinks: [],
    synonyms: [],
    settings: {
      name: START_NAMES.fair,
      mark: 'square',
      drawing: 'pattern',
      organisation: START_NAMES.organisation,
      email: START_NAMES.email,
      edition: year,
      bannerActive: false,
      socials: [],
      redirectHosts: [],
    },
    visitors: [],
    exhibitorMembers: [],
    exhibitorTasks: [],
  }
}
