import {
  defaultLocaleOf,
  isLocaleCode,
  LOCALE_COOKIE,
  type LocaleCode,
  type LocaleSettings,
  localePrefix,
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
  /** React Router's basename: `/` or `/en`. */
  readonly basename: string
  /** Where to send the visitor instead; depends on the visitor, so never to be cached. */
  readonly redirect?: string
  /** True when cookie or browser language took part in the answer. */
  readonly personal: boolean
}

/** Addresses that machines look for at the root, whatever the languages of the pages. */
const FOR_THE_WHOLE_SITE = /^\/(?:robots\.txt|sitemap\.xml|sitemap\/[^/]+|\.well-known\/.+)$/

const prefixOf = (pathname: string): LocaleCode | undefined => {
  const first = pathname.split('/', 2)[1]
  return isLocaleCode(first) ? first : undefined
}

/** Spec §4: cookie, then browser language, then fallback. */
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
 * Which locale a request is for, by host, prefix and strategy (spec §2 and §4).
 * Only the root of a site without prefix looks at the visitor's own language, and only on first
 * access: everything else is the same for everyone and may be cached.
 */
export function resolveLocale(settings: LocaleSettings, request: LocaleRequest): ResolvedLocale {
  const fallback = defaultLocaleOf(settings, request.host)
  if (FOR_THE_WHOLE_SITE.test(request.pathname)) {
    return { locale: fallback, basename: '/', personal: false }
  }
  if (settings.strategy === 'no_prefix') {
    const locale = settings.detect ? detectLocale(request, fallback) : fallback
    return { locale, basename: '/', personal: settings.detect }
  }
  const named = prefixOf(request.pathname)
  const search = request.search ?? ''
  if (named) {
    const canonical = localePrefix(settings, named, request.host)
    // `/nl/programma` where Dutch has no prefix is the same page under a second address.
    if (canonical === '' && settings.strategy === 'prefix_except_default') {
      const rest = request.pathname.slice(named.length + 1) || '/'
      return {
        locale: named,
        basename: '/',
        redirect: rest.replace(/^[/\\]+/, '/') + search,
        personal: false,
      }
    }
    return { locale: named, basename: `/${named}`, personal: false }
  }
  if (request.pathname === '/' && settings.detect && !request.internal) {
    const locale = detectLocale(request, fallback)
    const prefix = localePrefix(settings, locale, request.host)
    if (prefix) return { locale, basename: prefix, redirect: prefix + search, personal: true }
  }
  if (settings.strategy === 'prefix') {
    const prefix = localePrefix(settings, fallback, request.host)
    const rest = request.pathname === '/' ? '' : request.pathname.replace(/^[/\\]+/, '/')
    return {
      locale: fallback,
      basename: prefix,
      redirect: prefix + rest + search,
      personal: request.pathname === '/',
    }
  }
  return { locale: fallback, basename: '/', personal: false }
}
