import { type CookieSettings, cookieIn } from './cookies.server.ts'

/** Holds the push installation of this browser; its tokens allow changing its preferences. */
const COOKIE = 'installation'
/** How long browsers keep it, in seconds: the longest they do (RFC 6265bis). */
const KEPT_SECONDS = 400 * 24 * 60 * 60

/** A device that gets push messages, as the CMS registered it. */
export interface Installation {
  readonly id: string
  /** Gets new access tokens. */
  readonly refreshToken: string
  /** The access token, and when it ends in ms since 1970. */
  readonly token: string
  readonly endsAt: number
}

const PATTERN = /^([\w-]{22})\.([\w-]{43})\.([\w-]{43})\.(\d{13})$/

/** The installation in a `Cookie` header; null when there is none. */
export function installationIn(header: string | null): Installation | null {
  const [, id, refreshToken, token, endsAt] = PATTERN.exec(cookieIn(header, COOKIE) ?? '') ?? []
  return id && refreshToken && token ? { id, refreshToken, token, endsAt: Number(endsAt) } : null
}

/** `Set-Cookie` that keeps an installation, or forgets it when null. Scripts cannot read it. */
export function installationCookie(
  installation: Installation | null,
  { secure }: CookieSettings,
): string {
  const { id, refreshToken, token, endsAt } = installation ?? {}
  const value = installation ? `${id}.${refreshToken}.${token}.${endsAt}` : ''
  const attributes = `HttpOnly; Path=/; SameSite=Lax; Max-Age=${installation ? KEPT_SECONDS : 0}`
  return `${COOKIE}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}
