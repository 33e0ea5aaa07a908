import type { StatisticsTag } from '@beursvloer/contract/statistics/tag'
import type { CmsBreaker } from '../app/content/cms-breaker.ts'
import type { IconSelection } from '../app/content/icon-sets.server.ts'
import type { ContentSource } from '../app/content/replica.server.ts'
import type { LocaleRequest, ResolvedLocale } from '../app/i18n/resolve-locale.ts'
import type { SharePicture } from '../app/sharing/share-picture.server.ts'
import type { HouseStyle } from '../app/shell/house-style.server.ts'
import type { PublishedFile } from './images/originals-mirror.ts'
import type { Sender } from './limits/sender.ts'
import type { LiveSource } from './live/live-feed.ts'
import type { PackedPage } from './pages/packed-page.ts'
import type { Settings } from './settings.ts'
import type { Statistics } from './statistics/statistics.ts'

/**
 * The boundary between the HTTP server, which Node runs directly, and the site, which Vite
 * bundles. The server knows requests, caches and headers; the site knows pages and content.
 */
export interface Site {
  /** Loads the content replica (from disk when the CMS is down) and starts following the CMS. */
  start(): Promise<void>
  /** Stops following the CMS; reports and stores counts that are only in memory. */
  stop(): Promise<void>
  /** Whether there is content to show. */
  ready(): boolean
  /** `degraded`: the CMS does not answer and pages come from the last known content. */
  cms(): 'ok' | 'degraded'
  /** Where the content comes from: the CMS, the copy of an earlier run, or the one before that. */
  source(): ContentSource
  /** Version of the content that pages are rendered from; every change makes a page stale. */
  version(): string
  /**
   * Calls `listener` after each change of `version()` or `publicPages()`; the returned function
   * ends that.
   */
  onChange(listener: () => void): () => void
  /**
   * Which locale a request is for. Called for every request, so it has to be cheap: no
   * input/output, no content.
   */
  resolveLocale(request: LocaleRequest): ResolvedLocale
  /**
   * How the page at `pathname` (without locale prefix, `/` or `/programma`) may be treated; a
   * promise when that has yet to be asked.
   */
  pagePolicy(pathname: string): PagePolicy | Promise<PagePolicy>
  /**
   * Renders a page, its `.data`, or the answer to a form. For cacheable pages `request` has no
   * headers of the visitor and only known search parameters, so that nothing personal can enter
   * the page. Statuses ≥ 500 are never cached; `no-store`, `private` and cookies neither.
   */
  render(request: Request, options: RenderOptions): Promise<Response>
  /** Renders the cacheable page at `url`, and compresses it. */
  renderShared(url: string, options: RenderOptions): Promise<PackedPage>
  /**
   * Hash of the data of the public page at `url`: while it stays the same, so does the page. A
   * tenth of the work of rendering it.
   */
  fingerprint(url: string, options: RenderOptions): Promise<string>
  /**
   * Every page that anybody may visit, in every language, most wanted first. Follows a change of
   * `version()` as soon as it is listed.
   */
  publicPages(): readonly PublicPage[]
  /** Whether the site is in Dutch only. */
  dutchOnly(): boolean
  /** The colours of the fair that editors chose; null: those of the build. */
  houseStyle(): HouseStyle | null
  /** A drawn street (SVG text) in the colours of the fair, or null when a parameter is unknown. */
  streetscape(tone: string, size: string, seed: string): Promise<string | null>
  /** The logo of the fair for light or dark ground, as an address that holds it; null: mark and name. */
  logo(dark: boolean): Promise<string | null>
  /** Icons by name as Iconify's API answers them, or null when the site has no such set. */
  icons(prefix: string, names: readonly string[]): Promise<IconSelection | null>
  /**
   * The text of the sharing picture of the page at `path` (below the locale's base); null when
   * there is no such public page.
   */
  sharePicture(locale: ResolvedLocale['locale'], path: string): Promise<SharePicture | null>
  /** The statistics tag that editors chose; null: none. The same object as long as it is the same. */
  tag(): StatisticsTag | null
  /** The account whose session a `Cookie` header holds; null when there is none. Never rejects. */
  account(cookies: string | undefined): Promise<string | null>
  /** The live facts, which are no content. */
  readonly live: LiveSource
  /** Events of visitors, in numbers. */
  readonly statistics: Pick<Statistics, 'take' | 'drop'>
  /** The browser's facts about the running build. */
  build(): BuildInfo
}

/** The address of a public page. */
export interface PublicPage {
  readonly locale: ResolvedLocale['locale']
  /** Scheme and host. */
  readonly origin: string
  /** Path with the locale's prefix: `/en/programma`. */
  readonly path: string
  readonly policy: PagePolicy
}

export interface RenderOptions {
  readonly locale: ResolvedLocale['locale']
  /** React Router's basename: `/` or `/en`. */
  readonly basename: string
  /** True: answer the JSON of the page's loader data (`…/_payload.json`) instead of HTML. */
  readonly payload: boolean
  /** Whether only the headers are asked for; the site is asked for the whole page all the same. */
  readonly headOnly: boolean
  /** The sender, for limits; null for cacheable pages. */
  readonly sender: Sender | null
}

export interface PagePolicy {
  /** Whether the page is the same for everyone, and so may be cached. */
  readonly cache: boolean
  /** Search parameters that change the page. All others are dropped before rendering. */
  readonly parameters: readonly string[]
  /** Search parameters whose presence makes the answer private, such as the preview token. */
  readonly privateParameters: readonly string[]
  /** Whether the page has an action, and so takes other methods than GET and HEAD. */
  readonly action: boolean
  /** Largest body that the action takes, in bytes; `DEFAULT_BODY_BYTES` when absent. */
  readonly maxBodyBytes?: number
  /** Whether the page opens windows of the identity provider; no cached page does. */
  readonly opensIdentity?: boolean
  /** Whether the page uses the camera; no cached page does. */
  readonly usesCamera?: boolean
}

export interface BuildInfo {
  readonly id: string
  /** When it was built, in milliseconds since 1970. */
  readonly timestamp: number
  /** Route patterns with the modules and style sheets that show them, for prefetching. */
  readonly routes: readonly BuildRoute[]
}

export interface BuildRoute {
  readonly id: string
  readonly path: string
  readonly modules: readonly string[]
}

/** The server's services for the site. */
export interface SiteHost {
  readonly log: SiteLog
  /** Whether the CMS answers; every call to it reports and asks here. */
  readonly breaker: CmsBreaker
  /**
   * Keeps copies of these pictures and documents on disk, so that they show with the CMS away.
   * Resolves when each was tried; missing files are tried again until they are there. Never
   * rejects.
   * @param current whether these are the published files of today; then all others go
   */
  mirrorOriginals(files: readonly PublishedFile[], current: boolean): Promise<void>
  /** Withholds these files from now on; any others are free again. Never rejects. */
  withholdOriginals(files: ReadonlySet<string>): Promise<void>
}

export interface SiteLog {
  debug(fields: object, message: string): void
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Exports of the site's bundle (`app.ts`). */
export interface SiteModule {
  createSite(settings: Settings, host: SiteHost): Site
}

/** Set by the site on a preview: the CMS may show the page in a frame. Never leaves the server. */
export const FRAMED_BY_CMS_HEADER = 'x-framed-by-cms'
