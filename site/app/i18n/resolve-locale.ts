import {
  defaultLocaleOf,
  isElsewhere,
  isLocaleCode,
  LOCALE_COOKIE,
  type LocaleCode,
  type LocaleSettings,
  localePrefix,
  ownerOf,
} from './locales.ts'

export interface LocaleRequest {
  /** Host with port, lower case. */
  readonly host: string
  /** Path without query, percent-encoded as it came. */
  readonly pathname: string
  readonly search?: string
  readonly cookie?: string | undefined
  readonly acceptLanguage?: string | undefined
  /** True when the visitor comes from a page of this very site, so that it is no first access. */
  readonly internal?: boolean
}

export interface ResolvedLocale {
  readonly locale: LocaleCode
  /** React Router's basename: `/`, `/en`, or below those the year of another edition: `/en/2027`. */
  readonly basename: string
  /** Where to send the visitor instead; depends on the visitor, so never to be cached. */
  readonly redirect?: string
  /** On which of the site's own hosts; absent: on the one that was asked. */
  readonly redirectOrigin?: string
  /** Language to remember for this visitor, who chose it by its prefix where pages have none. */
  readonly remember?: LocaleCode
  /** True when cookie or browser language took part in the answer. */
  readonly personal: boolean
}

/** Addresses that machines look for at the root, in a site of any languages. */
const FOR_THE_WHOLE_SITE = /^\/(?:robots\.txt|sitemap\.xml|sitemap\/[^/]+|\.well-known\/.+)$/

const prefixOf = (pathname: string): LocaleCode | undefined => {
  const first = pathname.split('/', 2)[1]
  return isLocaleCode(first) ? first : undefined
}

/** A path without its language. */
const restOf = (pathname: string): string =>
  pathname.slice(prefixOf(pathname) ? 3 : 0).replace(/^[/\\]+/, '/') || '/'

/** Cookie, then browser language, then fallback (requirements 6.4). */
export function detectLocale(request: LocaleRequest, fallback: LocaleCode): LocaleCode {
  const cookie = request.cookie?.match(new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([a-z]+)`))?.[1]
  if (isLocaleCode(cookie)) return cookie
  const wanted = (request.acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = Number(parameters.find((p) => p.trim().startsWith('q='))?.split('=')[1] ?? 1)
      return { code: tag.split('-')[0], quality: Number.isNaN(quality) ? 0 : quality }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .find(({ code }) => isLocaleCode(code))?.code
  return isLocaleCode(wanted) ? wanted : fallback
}

/**
 * Which locale a request is for, by host, prefix and strategy (requirements 2.7, 6.4).
 * Only the root of a site without prefix looks at the visitor's own language, and only on first
 * access: everything else is the same for everyone and may be cached. A host that belongs to one
 * locale decides by itself.
 *
 * @param bases where each locale's pages begin, absolute, without a trailing slash
 */
function languageOf(
  settings: LocaleSettings,
  bases: Readonly<Record<LocaleCode, string>>,
  request: LocaleRequest,
): ResolvedLocale {
  const { host, pathname, search = '' } = request
  const fallback = defaultLocaleOf(settings, host)
  if (FOR_THE_WHOLE_SITE.test(pathname)) {
    return { locale: fallback, basename: '/', personal: false }
  }
  const detects = settings.detect && ownerOf(settings, host) === undefined
  const named = prefixOf(pathname)
  const rest = restOf(pathname)
  if (named && isElsewhere(settings, named, host)) {
    return { ...onOtherHost(bases, named, rest + search), personal: false }
  }
  if (settings.strategy === 'no_prefix') {
    const locale = detects ? detectLocale(request, fallback) : fallback
    if (!named) return { locale, basename: '/', personal: detects }
    return { locale, basename: '/', redirect: rest + search, remember: named, personal: true }
  }
  if (named) {
    const canonical = localePrefix(settings, named, host)
    // `/nl/programma` where Dutch has no prefix is the same page under a second address.
    if (canonical === '' && settings.strategy === 'prefix_except_default') {
      return { locale: named, basename: '/', redirect: rest + search, personal: false }
    }
    return { locale: named, basename: `/${named}`, personal: false }
  }
  if (pathname === '/' && detects && !request.internal) {
    const locale = detectLocale(request, fallback)
    if (isElsewhere(settings, locale, host)) {
      return { ...onOtherHost(bases, locale, rest + search), personal: true }
    }
    const prefix = localePrefix(settings, locale, host)
    if (prefix) return { locale, basename: prefix, redirect: prefix + search, personal: true }
  }
  if (settings.strategy === 'prefix') {
    const prefix = localePrefix(settings, fallback, host)
    return {
      locale: fallback,
      basename: prefix,
      redirect: prefix + (rest === '/' ? '' : rest) + search,
      personal: pathname === '/',
    }
  }
  return { locale: fallback, basename: '/', personal: false }
}

/** As `languageOf`, of a site in Dutch only: an address in English leads to the Dutch page. */
function inDutch(...[settings, bases, request]: Parameters<typeof languageOf>): ResolvedLocale {
  const resolved = languageOf({ ...settings, detect: false }, bases, request)
  if (resolved.locale === 'nl' || FOR_THE_WHOLE_SITE.test(request.pathname)) return resolved
  const page = restOf(request.pathname) + (request.search ?? '')
  // Kept by nobody: editors may choose English again.
  return { ...onOtherHost(bases, 'nl', page), personal: true }
}

/** The same page on the host of its locale. */
function onOtherHost(
  bases: Readonly<Record<LocaleCode, string>>,
  locale: LocaleCode,
  page: string,
): Omit<ResolvedLocale, 'personal'> {
  const { origin, pathname } = new URL(bases[locale])
  const redirect = pathname === '/' ? page : pathname + page.replace(/^\/(?=\?|$)/, '')
  return { locale, basename: '/', redirect, redirectOrigin: origin }
}

const YEAR = /^\/(20\d\d)(?=\/|$)/

/**
 * As `languageOf`, with the year of another edition as part of the basename. Whether there is such an edition, and
 * who may see it, is for the site to say.
 */
export function resolveLocale(...asked: Parameters<typeof languageOf>): ResolvedLocale {
  const resolved = asked[0].dutchOnly ? inDutch(...asked) : languageOf(...asked)
  const { basename, redirect } = resolved
  if (redirect !== undefined) return resolved
  const prefix = basename === '/' ? '' : basename
  const year = YEAR.exec(asked[2].pathname.slice(prefix.length))?.[1]
  return year ? { ...resolved, basename: `${prefix}/${year}` } : resolved
}

/** The year of another edition in a basename; undefined for the current edition. */
export const yearIn = (basename: string): number | undefined => {
  const year = /\/(20\d\d)$/.exec(basename)?.[1]
  return year === undefined ? undefined : Number(year)
}
