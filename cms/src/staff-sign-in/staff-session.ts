import type { Core } from '@strapi/strapi'

interface StaffSession {
  readonly userId: string
  readonly sessionId: string
}

/**
 * The session of the panel that a request names in its `Authorization` header, parsed as Strapi
 * does: the scheme in any case, any white space in between. It may have ended.
 * @returns null without one, or for one that this server did not sign
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

/**
 * Ends the sessions of a member of staff.
 * @param except the session that asks: the device that it belongs to stays signed in
 */
export async function endStaffSessions(
  strapi: Core.Strapi,
  staff: number,
  except?: string,
): Promise<void> {
  const sessions = strapi.db.query('admin::session')
  const own = { userId: String(staff), origin: 'admin' }
  const kept = except && (await sessions.findOne({ where: { ...own, sessionId: except } }))
  await sessions.deleteMany({
    where: { ...own, ...(kept && { deviceId: { $ne: kept.deviceId } }) },
  })
}
