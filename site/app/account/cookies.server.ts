import { endOf, type Session, sealSession } from './session.server.ts'

/** Holds the session, encrypted; only the server reads it. */
export const ACCOUNT_COOKIE = 'account'
/** Tells the page's scripts that there is a session, and nothing else. */
const SIGNED_IN_COOKIE = 'signed-in'

/** The value of a cookie in a `Cookie` header; null when it is not there. */
export function cookieIn(header: string | null, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}

export interface CookieSettings {
  readonly key: Uint8Array
  /** Whether browsers may send them over https only: so when the site's address is https. */
  readonly secure: boolean
}

/** `Set-Cookie` headers that keep a session as long as the CMS does, or end it when null. */
export async function accountCookies(
  session: Session | null,
  { key, secure }: CookieSettings,
  now: number,
): Promise<readonly string[]> {
  const end = session && endOf(session.refreshToken)
  const seconds = session ? end && Math.max(0, Math.ceil((end - now) / 1000)) : 0
  const attributes = [
    'Path=/',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
  ].join('; ')
  const sealed = session ? await sealSession(session, key) : ''
  return [
    `${ACCOUNT_COOKIE}=${sealed}; HttpOnly; ${attributes}`,
    `${SIGNED_IN_COOKIE}=${session ? '1' : ''}; ${attributes}`,
  ]
}
