/**
 * What a visitor chose about being counted and about parts of other hosts, in one cookie that the server
 * may read: `{version}.{seconds since 1970, base 36}.{purpose}-{1 or 0}.…` (requirements 25.4).
 *
 * @example 'consent=2.tiwbg0.tag-1.video-0'
 */
export const CONSENT_COOKIE = 'consent'
/** How long a choice is kept, in seconds: six months. */
export const CONSENT_MAX_AGE_SECONDS = 183 * 24 * 60 * 60

/**
 * What one chooses about: the site's own counting, which is on unless refused; and what comes from other
 * hosts, which is off unless agreed to.
 */
export const CONSENT_PURPOSES = ['statistics', 'tag', 'captcha', 'map', 'video'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

export interface CookieConsent {
  /** Version of the text that was shown. */
  readonly version: string
  /** When it was chosen, in ms since 1970, to the second. */
  readonly at: number
  /** Absent: not chosen. */
  readonly given: Readonly<Partial<Record<ConsentPurpose, boolean>>>
}

/** The value of the cookie for a choice. @param version letters, digits and `-` */
export const formatConsent = ({ version, at, given }: CookieConsent): string =>
  [
    version,
    Math.floor(at / 1000).toString(36),
    ...Object.entries(given).map(([purpose, agreed]) => `${purpose}-${agreed ? 1 : 0}`),
  ].join('.')

const VALUE = /(?:^|;\s*)consent=([\w-]{1,20})\.([0-9a-z]{1,8})((?:\.[a-z]{1,20}-[01])*)(?:;|$)/

/** The choice in a `Cookie` header or `document.cookie`; null where there is none. Never throws. */
export function readConsent(cookies: string): CookieConsent | null {
  const [, version, at, list] = VALUE.exec(cookies) ?? []
  if (!version || !at) return null
  const given: Partial<Record<ConsentPurpose, boolean>> = {}
  for (const purpose of CONSENT_PURPOSES) {
    if (list?.includes(`.${purpose}-1`)) given[purpose] = true
    else if (list?.includes(`.${purpose}-0`)) given[purpose] = false
  }
  return { version, at: Number.parseInt(at, 36) * 1000, given }
}

const REFUSES_COUNTING = /(?:^|; )consent=[\w.-]*\.statistics-0(?:[.;]|$)/

/** Whether the choice in a `Cookie` header or `document.cookie` is not to be counted; short, for browsers. */
export const refusesCounting = (cookies: string): boolean => REFUSES_COUNTING.test(cookies)
