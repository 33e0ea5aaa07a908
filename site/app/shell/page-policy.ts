import { FIREBASE } from '@beursvloer/contract/accounts/identity-settings'

/**
 * Which search parameters a page knows. The page cache keys on these alone, so that random ones
 * cannot fill it; all others never reach a loader.
 */

const programme = ['dag', 'weergave', 'type', 'thema', 'ruimte', 'taal', 'mijn', 'q']
const floorPlan = [
  ...['hal', 'stand', 'ruimte'],
  ...['q', 'categorie', 'thema', 'paviljoen'],
  ...['van', 'naar', 'drempelvrij'],
]
const exhibitors = ['q', 'letter', 'thema', 'hal', 'paviljoen']

const parameters: readonly (readonly [path: RegExp, known: readonly string[]])[] = [
  [/^\/programma(\/tours|\/kennissessies)?$/, programme],
  [/^\/programma\.ics$/, ['id', 'type', 'thema', 'ruimte', 'taal', 'q']],
  [/^\/faq$/, ['q']],
  [/^\/plattegrond$/, floorPlan],
  [/^\/contact$/, ['onderwerp', 'foto']],
  [/^\/reglement-standhouders(\.pdf)?$/, ['versie']],
  [/^\/(nieuws|interviews)$/, ['pagina']],
  [/^\/fotos-\d{4}$/, ['pagina', 'foto']],
  [/^\/vacatures$/, ['categorie']],
  [/^\/sprekers$/, ['q', 'letter', 'thema']],
  [/^\/standhouders(\/[^/]+)?$/, exhibitors],
  [/^\/zoeken(\.json)?$/, ['q', 'soort', 'pagina']],
  [/^\/bezoekersprofiel$/, ['deel', 'bewaard', 'naar']],
  [/^\/bezoekersprofiel\/netwerklijst$/, ['q', 'pagina']],
  [/^\/bezoekersprofiel\/verwijderen$/, ['opnieuw']],
]

/** The search parameters that change the page at `path` (without locale prefix). */
export const knownParameters = (path: string): readonly string[] =>
  parameters.find(([pattern]) => pattern.test(path))?.[1] ?? []

/** Where visitors sign in with Firebase; its document may open that provider's windows. */
export const FIREBASE_PAGE = `/inloggen/${FIREBASE}`

/** Pages that are different for everybody: nobody else's to read, so nothing for search engines. */
export const PERSONAL_PATHS = [
  '/account.json',
  '/bezoekersprofiel',
  '/email-valideren',
  '/inloggen',
  '/uitloggen',
  '/wachtwoord-herstellen',
  '/wachtwoord-vergeten',
  '/wachtwoord-wijzigen',
] as const

const isPersonal = (path: string): boolean =>
  PERSONAL_PATHS.some((personal) => path === personal || path.startsWith(`${personal}/`))

/**
 * Whether the page at `path` (without locale prefix) is the same for everyone, and so may be cached.
 * Short links are not: each visit of one counts. Neither are tickets and proofs of forms, and pages
 * to which a mail leads.
 */
export const isShared = (path: string): boolean =>
  !isPersonal(path.toLowerCase()) && !/^\/(l\/|formulieren\/|nieuwsbrief\/)/i.test(path)
