import { VISIT_PAUSE_MS } from '@beursvloer/contract/statistics/events'
import {
  makeSession,
  SESSION_COOKIE,
  SESSION_LIFETIME_MS,
} from '@beursvloer/contract/statistics/session-cookie'
import { CAME_BY_ATTRIBUTE } from '../early-script.ts'

const KNOWN = new RegExp(`(?:^|; )${SESSION_COOKIE}=(ey[^;]+)`)

function write(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${SESSION_COOKIE}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}

const known = () => KNOWN.exec(document.cookie)?.[1]

/** The value of the session cookie, which is made when there is none. '' where cookies are refused. */
export function sessionValue(): string {
  if (!known()) write(makeSession(Date.now()), SESSION_LIFETIME_MS / 1000)
  return known() ?? ''
}

/** Removes the cookie of a visitor who is no longer counted. */
export const removeSession = (): void => write('', 0)

/** Where this browser keeps what its tabs have to know of a visit. */
const STORAGE_KEY = 'visit'

export interface Visit {
  /** The last sign of life, in ms since 1970. */
  readonly at: number
  /** Host that it came from, or `utm_source`; '' where none is known. */
  readonly source: string
  /** `utm_campaign`; '' for none. */
  readonly campaign: string
  /** Whether a visitor was signed in. */
  readonly isSignedIn: boolean
}

/** The current visit; undefined: the next page begins one. */
export function keptVisit(): Visit | undefined {
  try {
    const visit: Visit = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '')
    if (Date.now() - visit.at < VISIT_PAUSE_MS) return visit
  } catch {
    // There is none.
  }
  return undefined
}

/** Keeps a visit; null: none. In a storage that is closed nothing is kept, and each page is a visit. */
export function keepVisit(visit: Visit | null): void {
  try {
    if (visit) localStorage.setItem(STORAGE_KEY, JSON.stringify(visit))
    else localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Private mode or a full storage.
  }
}

export interface VisitSource extends Pick<Visit, 'source' | 'campaign'> {
  /** Whether it was a link of a campaign, opened just now. */
  readonly byCampaign?: boolean
}

const LONGEST = 60

/** Where the page that is open was come to from. */
export function visitSource(): VisitSource {
  const given = new URLSearchParams(document.documentElement.getAttribute(CAME_BY_ATTRIBUTE) ?? '')
  const named = (name: string) => (given.get(name) ?? '').slice(0, LONGEST)
  const [source, campaign] = [named('utm_source'), named('utm_campaign')]
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (source || campaign) return { source, campaign, byCampaign: entry?.type === 'navigate' }
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/:]+)/.exec(document.referrer) ?? []
  return { source: location.hostname.endsWith(host) ? '' : host, campaign }
}
