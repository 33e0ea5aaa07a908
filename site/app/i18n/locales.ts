/** Locales of the site and how a URL names one. Pure: used by the server, loaders and the browser. */

export type LocaleCode = 'nl' | 'en'

/** One locale (requirements 5.5). */
export interface LocaleEntry {
  readonly code: LocaleCode
  /** BCP 47 tag for `lang` and `hreflang`. */
  readonly language: string
  /** The language's own name, for the switch. */
  readonly name: string
  readonly dir: 'ltr' | 'rtl'
  /** Host of its own, to which its links lead. */
  readonly domain?: string
  /** All hosts that serve only this locale, `domain` among them. */
  readonly domains?: readonly string[]
  /** Hosts on which this locale needs no prefix. */
  readonly defaultForDomains?: readonly string[]
  /** Whether readers of all other languages are sent here (`x-default`). */
  readonly isCatchallLocale?: boolean
}

export const localeStrategies = [
  'no_prefix',
  'prefix',
  'prefix_except_default',
  'prefix_and_default',
] as const
export type LocaleStrategy = (typeof localeStrategies)[number]

export interface LocaleSettings {
  readonly locales: readonly LocaleEntry[]
  readonly defaultLocale: LocaleCode
  readonly strategy: LocaleStrategy
  /** Whether a first access to the root is sent to the visitor's own language. */
  readonly detect: boolean
  /** Whether editors chose a site in Dutch only. */
  readonly dutchOnly?: boolean
}

/** Cookie that remembers the visitor's language. */
export const LOCALE_COOKIE = 'locale'
/** How long the cookie lives, in seconds: 365 days (requirements 13.1). */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The cookie that remembers a language, as written to a header or to the document. */
export const localeCookie = (locale: LocaleCode, secure: boolean): string =>
  `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`

export const defaultLocales: readonly LocaleEntry[] = [
  { code: 'nl', language: 'nl-NL', name: 'Nederlands', dir: 'ltr', isCatchallLocale: true },
  { code: 'en', language: 'en-GB', name: 'English', dir: 'ltr' },
]

export const isLocaleCode = (value: unknown): value is LocaleCode =>
  value === 'nl' || value === 'en'

/** The entry of a code; every code has one. */
function localeEntry(settings: LocaleSettings, code: LocaleCode): LocaleEntry {
  const entry = settings.locales.find((locale) => locale.code === code)
  if (!entry) throw new Error(`Unknown locale ${code}`)
  return entry
}

/**
 * The locale to which a host belongs alone; undefined: it serves all locales without a host of
 * their own.
 */
export const ownerOf = (settings: LocaleSettings, host: string): LocaleEntry | undefined =>
  settings.locales.find(({ domains }) => domains?.includes(host))

/** The locale that a host stands for without any prefix; the default one where no host is named. */
export function defaultLocaleOf(settings: LocaleSettings, host: string): LocaleCode {
  const named = settings.locales.find(({ defaultForDomains }) => defaultForDomains?.includes(host))
  return named?.code ?? settings.defaultLocale
}

/** Whether a locale is served on other hosts than this one. */
export function isElsewhere(settings: LocaleSettings, code: LocaleCode, host: string): boolean {
  const { domains } = localeEntry(settings, code)
  if (domains) return !domains.includes(host)
  return ownerOf(settings, host) !== undefined
}

/**
 * The URL prefix of a locale on a host: `''` or `/en`.
 * With `prefix_and_default` the default locale's canonical URLs have no prefix.
 */
export function localePrefix(settings: LocaleSettings, code: LocaleCode, host: string): string {
  if (settings.strategy === 'no_prefix') return ''
  if (settings.strategy === 'prefix') return `/${code}`
  return code === defaultLocaleOf(settings, host) ? '' : `/${code}`
}

/**
 * Where each locale's site begins, without a trailing slash: input of `hreflang`, the language
 * switch and the sitemap. A locale with a domain of its own gets that domain.
 *
 * @example localeBases(settings, 'https://beurs.example')
 * // { nl: 'https://beurs.example', en: 'https://beurs.example/en' }
 */
export function localeBases(settings: LocaleSettings, siteUrl: string): Record<LocaleCode, string> {
  const site = new URL(siteUrl)
  const base = (code: LocaleCode) => {
    const domain = localeEntry(settings, code).domain
    const origin = domain ? `${site.protocol}//${domain}` : site.origin
    return origin + localePrefix(settings, code, domain ?? site.host)
  }
  return { nl: base('nl'), en: base('en') }
}

/**
 * The base before a page's path to which the language switch leads from `host`: a prefix or another
 * site. Without prefixes it is the one that only sets the language to remember.
 */
export function localeSwitch(
  settings: LocaleSettings,
  bases: Readonly<Record<LocaleCode, string>>,
  host: string,
): Record<LocaleCode, string> {
  const to = (code: LocaleCode) => {
    if (isElsewhere(settings, code, host)) return bases[code]
    return settings.strategy === 'no_prefix' ? `/${code}` : localePrefix(settings, code, host)
  }
  return { nl: to('nl'), en: to('en') }
}
