import {
  CONFIRM_ADDRESS_PAGE,
  FORGOT_PASSWORD_PAGE,
  RESET_PASSWORD_PAGE,
  SIGN_IN_PAGE,
} from './accounts/paths.ts'
import { languageTags } from './language-tags.ts'
import { LIVE_PATH } from './live/terms.ts'
import * as pages from './page-addresses.ts'
import { SIGN_IN_LINK_PAGE } from './sign-ups/paths.ts'
import { STATISTICS_PATH } from './statistics/events.ts'

/** Prefixes of paths that are no pages; one without a slash at its end is the whole path. */
export const SERVICE_PATHS: readonly string[] = [
  '/_img/',
  '/_og/',
  '/_file/',
  '/_facade/',
  '/_fair/',
  '/_style/',
  '/_tag/',
  '/icons/',
  '/builds/',
  '/health',
  LIVE_PATH,
]

/** Folders of built files: a file that is not there exists nowhere else. */
export const FILE_FOLDERS: readonly string[] = ['/assets/', '/fonts/']

/**
 * Pages of the site at addresses that a slug could make, except pages that show the content of that
 * slug, such as `/contact`. A test compares them with its routes.
 */
const OWN_PAGES: readonly string[] = [
  pages.TOURS_PAGE,
  pages.KNOWLEDGE_SESSIONS_PAGE,
  pages.PRINTED_PROGRAMME_PAGE,
  pages.PLACES_PAGE,
  pages.PROGRAMME_PAGE,
  pages.SPEAKERS_PAGE,
  pages.NOW_PAGE,
  pages.MY_FAIR_PAGE,
  pages.WITHOUT_INTERNET_PAGE,
  pages.PUSH_PAGE,
  pages.FLOOR_PLAN_PAGE,
  pages.EXHIBITORS_PAGE,
  pages.PAVILIONS_PAGE,
  pages.CONCEPTS_PAGE,
  pages.NEWS_PAGE,
  pages.INTERVIEWS_PAGE,
  pages.CALENDAR_PAGE,
  pages.VACANCIES_PAGE,
  pages.FAQ_PAGE,
  pages.SEARCH_PAGE,
  pages.NEWSLETTER_PAGE,
  pages.REGISTER_PAGE,
  pages.SIGN_OUT_PAGE,
  pages.CHANGE_PASSWORD_PAGE,
  pages.PROFILE_PAGE,
  pages.MEETINGS_PAGE,
  pages.NAME_CARD_PAGE,
  pages.DOORS_PAGE,
  pages.MY_STAND_PAGE,
  pages.STAND_BADGE_PAGE,
  pages.ACTING_PAGE,
  pages.STAND_INVITATION_PAGE,
  pages.STAND_RETURN_PAGE,
  SIGN_IN_PAGE,
  SIGN_IN_LINK_PAGE,
  CONFIRM_ADDRESS_PAGE,
  FORGOT_PASSWORD_PAGE,
  RESET_PASSWORD_PAGE,
]

const withoutSlash = (path: string): string => path.replace(/\/$/, '')

const RESERVED = new Set(
  [
    ...OWN_PAGES,
    ...SERVICE_PATHS,
    ...FILE_FOLDERS,
    STATISTICS_PATH,
    // A language's prefix leads to its home page.
    ...Object.keys(languageTags).map((language) => `/${language}`),
  ].map(withoutSlash),
)

/**
 * Whether the site answers a path with something else than a document of which the slug ends it.
 * @param path below a language's prefix: `/programma/tours`
 */
export const isReservedPath = (path: string): boolean =>
  RESERVED.has(path) ||
  pages.albumYear(path.slice(1)) !== undefined ||
  // Where the pages of an edition are.
  /^\/20\d\d$/.test(path)
