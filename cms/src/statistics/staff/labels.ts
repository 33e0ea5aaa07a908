/** Label for rare values and for those counted together. */
export const OTHER_LABEL = 'Overig'

/** A map, since visitors make up values: `constructor` has no label. */
const labels = (named: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(named))

/** What staff call the pages of the site, by the name of their route; others by that name. */
export const ROUTE_LABELS = labels({
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
})

export const VALUE_LABELS = labels({
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
})
