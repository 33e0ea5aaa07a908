import { type CookieSettings, cookieIn } from './cookies.server.ts'

/** Holds the key of the request by which this browser registered: only the server reads it. */
const COOKIE = 'registered'
/** How long the browser is known to have registered, in seconds: a day. */
const KEPT_SECONDS = 24 * 60 * 60

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The key in a `Cookie` header; null when there is none. */
export function registrationIn(header: string | null): string | null {
  const key = cookieIn(header, COOKIE)
  return key !== null && UUID.test(key) ? key : null
}

/**
 * `Set-Cookie` that keeps the key, or forgets it when null. It gives no access without the link of
 * a mail.
 */
export function registrationCookie(key: string | null, { secure }: CookieSettings): string {
  const attributes = `HttpOnly; Path=/; SameSite=Lax; Max-Age=${key === null ? 0 : KEPT_SECONDS}`
  return `${COOKIE}=${key ?? ''}; ${attributes}${secure ? '; Secure' : ''}`
}
