import { decodeJwt } from 'jose'
import { ACCOUNT_COOKIE, cookieIn } from './cookies.server.ts'
import { endOf, openSession } from './session.server.ts'

/**
 * The user of the session in a `Cookie` header; null without a valid one. Does not ask the CMS, so
 * a session that was ended elsewhere counts until it runs out. Never rejects.
 * @param now in ms since 1970
 */
export async function accountIn(
  cookies: string | undefined,
  key: Uint8Array,
  now: number,
): Promise<string | null> {
  const sealed = cookieIn(cookies ?? null, ACCOUNT_COOKIE)
  const session = sealed ? await openSession(sealed, key) : null
  if (!session || (endOf(session.refreshToken) ?? 0) <= now) return null
  const { userId } = decodeJwt(session.refreshToken)
  return typeof userId === 'string' ? userId : null
}
