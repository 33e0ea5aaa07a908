/** Kinds of results, in the order of filters and of groups that score alike. */
export const searchKinds = [
  'programme',
  'exhibitors',
  'speakers',
  'concepts',
  'pavilions',
  'stories',
  'questions',
  'places',
  'vacancies',
  'calendar',
  'pages',
  'downloads',
] as const

export type SearchKind = (typeof searchKinds)[number]

/** Search parameter that narrows the results to one kind. */
export const KIND_PARAMETER = 'soort'

/** Value of a kind in the address. */
export const kindParameters: Record<SearchKind, string> = {
  programme: 'programma',
  exhibitors: 'standhouders',
  speakers: 'sprekers',
  concepts: 'concepten',
  pavilions: 'paviljoens',
  stories: 'verhalen',
  questions: 'vragen',
  places: 'plaatsen',
  vacancies: 'vacatures',
  calendar: 'kalender',
  pages: 'paginas',
  downloads: 'downloads',
}

/** The kind that this parameter names; undefined for none or an unknown one. */
export const kindOf = (parameter: string | null): SearchKind | undefined =>
  searchKinds.find((kind) => kindParameters[kind] === parameter)
