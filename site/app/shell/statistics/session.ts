import {
  makeSession,
  SESSION_COOKIE,
  SESSION_LIFETIME_MS,
} from '@beursvloer/contract/statistics/session-cookie'

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

/** Takes the cookie away, of who is not counted any more. */
export const removeSession = (): void => write('', 0)
