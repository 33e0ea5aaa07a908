import { ACTING_MINUTES } from '@beursvloer/contract/my-stand/terms'
import { type CookieSettings, cookieIn } from './cookies.server.ts'

/** Holds the token with which staff of the fair act for an exhibitor; only the server reads it. */
const COOKIE = 'acting'

/** For whom staff act. */
export interface Acting {
  /** Document id. */
  readonly exhibitor: string
  readonly token: string
}

const PATTERN = /^(\w{1,40})\.([\w-]{43})$/

/** For whom a `Cookie` header says that staff act; null: they do not. */
export function actingIn(header: string | null): Acting | null {
  const [, exhibitor, token] = PATTERN.exec(cookieIn(header, COOKIE) ?? '') ?? []
  return exhibitor && token ? { exhibitor, token } : null
}

/** `Set-Cookie` that begins to act, or ends it when null. */
export function actingCookie(acting: Acting | null, { secure }: CookieSettings): string {
  const value = acting ? `${acting.exhibitor}.${acting.token}` : ''
  const attributes = `HttpOnly; Path=/; SameSite=Lax; Max-Age=${acting ? ACTING_MINUTES * 60 : 0}`
  return `${COOKIE}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}
