import type { Dropped, PeriodKind, TableName } from './views'

export const PERIOD_LABELS: Readonly<Record<PeriodKind, string>> = {
  today: 'Vandaag',
  day: 'Dag',
  week: 'Week',
  run: 'Hele aanloop',
}

export const TABLE_LABELS: Readonly<
  Record<TableName, { readonly title: string; readonly what: string }>
> = {
  pages: { title: 'Pagina’s', what: 'Pagina' },
  items: { title: 'Programmaonderdelen', what: 'Onderdeel' },
  exhibitors: { title: 'Standhouders', what: 'Standhouder' },
  downloads: { title: 'Downloads', what: 'Bestand' },
  sources: { title: 'Herkomst van bezoeken', what: 'Herkomst' },
  campaigns: { title: 'Campagnes', what: 'Campagne' },
  devices: { title: 'Apparaten', what: 'Apparaat' },
  languages: { title: 'Talen', what: 'Taal' },
  visitors: { title: 'Nieuw of terug', what: 'Bezoek' },
  searches: { title: 'Zoeken', what: 'Uitkomst' },
}

const whole = new Intl.NumberFormat('nl-NL')

/** What was sent and not counted, in a sentence; empty where there is nothing of it. */
export function droppedText({ robots, tooOften, other }: Dropped): string {
  const parts = [
    [robots, 'van robots'],
    [tooOften, 'vaker dan mensen achter één netwerk doen'],
    [other, 'niet te lezen of niet van deze site'],
  ] as const
  const told = parts.flatMap(([count, what]) => (count > 0 ? `${whole.format(count)} ${what}` : []))
  return told.length > 0 ? `Niet meegeteld: ${told.join(', ')}.` : ''
}

/** Label for rare values and for those counted together. */
export const OTHER_LABEL = 'Overig'

/** What staff call the pages of the site, by the name of their route; others by that name. */
export const ROUTE_LABELS: Readonly<Record<string, string>> = {
  home: 'Voorpagina',
  programme: 'Programma',
  'programme-tours': 'Tours',
  'programme-knowledge-sessions': 'Kennissessies',
  'programme-print': 'Programma afdrukken',
  'programme-item': 'Programmaonderdeel',
  'programme-sign-up': 'Aanmelden voor een onderdeel',
  speakers: 'Sprekers',
  speaker: 'Spreker',
  exhibitors: 'Standhouders',
  'exhibitor-category': 'Standhouders van een categorie',
  exhibitor: 'Standhouder',
  concepts: 'Concepten',
  'concept-comparison': 'Concepten vergelijken',
  pavilions: 'Paviljoens',
  pavilion: 'Paviljoen',
  'floor-plan': 'Plattegrond',
  venue: 'Locatie',
  news: 'Nieuws',
  interviews: 'Interviews',
  interview: 'Interview',
  calendar: 'Kalender',
  vacancies: 'Vacatures',
  faq: 'Veelgestelde vragen',
  contact: 'Contact',
  press: 'Pers',
  exhibiting: 'Deelnemen als standhouder',
  'contract-form': 'Contractformulier',
  advertising: 'Adverteren en signing',
  regulation: 'Reglement',
  newsletter: 'Nieuwsbrief',
  register: 'Registreren',
  'register-group': 'Groep registreren',
  'sign-in': 'Inloggen',
  search: 'Zoeken',
  now: 'Nu',
  'my-fair': 'Mijn beurs',
  'compose-day': 'Dag samenstellen',
  'without-internet': 'Zonder internet',
  page: 'Pagina’s van redacteuren',
}

export const VALUE_LABELS: Readonly<Record<string, string>> = {
  phone: 'Telefoon',
  tablet: 'Tablet',
  desktop: 'Computer',
  nl: 'Nederlands',
  en: 'Engels',
  new: 'Voor het eerst deze dag',
  returning: 'Eerder geweest',
  found: 'Met resultaat',
  none: 'Zonder resultaat',
  'short-link': 'Korte link',
}
