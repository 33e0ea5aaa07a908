import { createContext, type RouterContextProvider } from 'react-router'
import type { LocaleCode } from '~/i18n/locales.ts'
import type { FairLogo } from './fair-logo.server.ts'
import type { Pages } from './pages.server.ts'

export interface OtherEdition {
  /** Whether it was; otherwise it is yet to be, and shown by a link. */
  readonly isPast: boolean
  /** Name of the current edition. */
  readonly current: string
  /** Path of the current edition's home page: `/`, `/en`. */
  readonly home: string
}

/** Facts of a request that the HTTP server knows before any route runs. */
export interface SiteRequest {
  readonly locale: LocaleCode
  /** Where each locale's pages begin, absolute, without a trailing slash. */
  readonly bases: Readonly<Record<LocaleCode, string>>
  /** The prefix of every path of this request: `''`, `/en`, or with the year of another edition `/en/2027`. */
  readonly prefix: string
  /** The base of the path of this page in each language, for the switch. */
  readonly switchTo: Readonly<Record<LocaleCode, string>> | null
  /** Present on pages of another edition than the current one. */
  readonly otherEdition?: OtherEdition | undefined
  readonly buildId: string
  /** How the routes of the build want their pages to be treated. */
  readonly pages: Pages
  /** False on a site that search engines should leave alone, such as one for trials. */
  readonly indexing: boolean
  /** Address to which browsers send their events, without trailing slash; '': the site itself. */
  readonly statistics: string
  /** True when draft content is shown to an editor. */
  readonly preview: boolean
  /** True when the answer is the page's data as JSON (`…/_payload.json`). */
  readonly payload: boolean
  readonly logo: FairLogo
  /** Counts that this visitor followed a short link; robots, previews and prefetches do not count. */
  countClick(code: string): void
  /** Counts a search without results, by its query. */
  countMiss(query: string): void
  /** Writes a failure to the server's log. */
  report(error: unknown): void
}

export const siteRequestContext = createContext<SiteRequest>()

export const siteRequestOf = (context: Readonly<RouterContextProvider>): SiteRequest =>
  context.get(siteRequestContext)

/** Whether the action refused a form for its problems: the title of the page begins with that. */
export const failedFormContext = createContext(false)

/**
 * The path prefix of the request, `''` or `/en`. Middleware needs it for redirects; for loaders and
 * links the router adds it.
 */
export const localePrefixOf = (context: Readonly<RouterContextProvider>): string =>
  siteRequestOf(context).prefix

/** Where the pages of the request's locale begin, absolute, without a trailing slash. */
export function localeBaseOf(context: Readonly<RouterContextProvider>): string {
  const { bases, locale } = siteRequestOf(context)
  return bases[locale]
}
