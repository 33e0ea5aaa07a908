import type { Core } from '@strapi/strapi'

interface StaffSession {
  readonly userId: string
  readonly sessionId: string
}

/**
 * The session of the panel that a request names in its `Authorization` header, read the way Strapi reads
 * it: the scheme in any case, any white space in between. Says nothing of a session that has ended.
 * @returns null for who names none, or one that this server did not sign
 */
export function staffSession(
  strapi: Core.Strapi,
  ctx: { get(header: string): string },
): StaffSession | null {
  const [scheme, token, ...more] = ctx.get('authorization').split(/\s+/)
  if (scheme?.toLowerCase() !== 'bearer' || !token || more.length > 0) return null
  const found = strapi.sessionManager('admin').validateAccessToken(token)
  return found.isValid ? found.payload : null
}
