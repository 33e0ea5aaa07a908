/**
 * Where the site shows what editors make. All paths are below a language's prefix:
 * `/programma/opening` is `/en/programma/opening` in English. The routes of the site
 * (site/app/routes.ts) are held against them by a test.
 */

interface Slugged {
  readonly slug: string
}

/** A document whose address keeps its id, so that its slug may change: `/nieuws/k7m2p9xa/opening`. */
interface Identified extends Slugged {
  readonly id: string
}

/** Pages that show a list of documents, or documents that have no page of their own. */
export const HOME_PAGE = '/'
export const PROGRAMME_PAGE = '/programma'
export const TOURS_PAGE = `${PROGRAMME_PAGE}/tours`
export const KNOWLEDGE_SESSIONS_PAGE = `${PROGRAMME_PAGE}/kennissessies`
export const SPEAKERS_PAGE = '/sprekers'
export const NOW_PAGE = '/nu'
export const MY_FAIR_PAGE = '/mijn-beurs'
/** The same days for browsers without JavaScript. */
export const OWN_DAYS_PAGE = `${MY_FAIR_PAGE}/dagen`
export const WITHOUT_INTERNET_PAGE = '/zonder-internet'
/** What a device is told by push messages. */
export const PUSH_PAGE = '/meldingen'
export const FLOOR_PLAN_PAGE = '/plattegrond'
export const EXHIBITORS_PAGE = '/standhouders'
export const PAVILIONS_PAGE = '/paviljoens'
export const CONCEPTS_PAGE = '/concepten'
export const NEWS_PAGE = '/nieuws'
export const INTERVIEWS_PAGE = '/interviews'
export const CALENDAR_PAGE = '/kalender'
export const VACANCIES_PAGE = '/vacatures'
export const FAQ_PAGE = '/faq'
export const CONTACT_PAGE = '/contact'
export const EXHIBITING_PAGE = '/deelnemen-als-standhouder'
export const ADVERTISING_PAGE = '/adverteren-en-signing'
export const REGULATION_PAGE = '/reglement-standhouders'

const withSlug = (list: string, { slug }: Slugged): string => `${list}/${slug}`
const withId = (list: string, { id, slug }: Identified): string => `${list}/${id}/${slug}`

export const programmeItemPath = (item: Slugged): string => withSlug(PROGRAMME_PAGE, item)
/** Page on which one signs up for an item. */
export const signUpPagePath = (item: Slugged): string => withSlug('/aanmelden', item)
export const speakerPath = (speaker: Slugged): string => withSlug(SPEAKERS_PAGE, speaker)
export const pavilionPath = (pavilion: Slugged): string => withSlug(PAVILIONS_PAGE, pavilion)
export const categoryPath = (category: Slugged): string => withSlug(EXHIBITORS_PAGE, category)
/** A page that editors made. */
export const editorsPagePath = (page: Slugged): string => withSlug('', page)

export const exhibitorPath = (exhibitor: Identified): string => withId(EXHIBITORS_PAGE, exhibitor)
export const newsItemPath = (item: Identified): string => withId(NEWS_PAGE, item)
export const interviewPath = (interview: Identified): string => withId(INTERVIEWS_PAGE, interview)
export const vacancyPath = (vacancy: Identified): string => withId(VACANCIES_PAGE, vacancy)
export const calendarItemPath = (item: Identified): string => withId(CALENDAR_PAGE, item)

/** The photo album of a year. */
export const albumPath = ({ year }: { readonly year: number }): string => `/fotos-${year}`
