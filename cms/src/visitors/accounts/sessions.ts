import { randomUUID } from 'node:crypto'
import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import type { AccountSession, SignedIn } from '@beursvloer/contract/accounts/user'
import type { Core } from '@strapi/strapi'
import { buildSessionMetadata, sanitizeSessionEntry, sortSessionsForDisplay } from '@strapi/utils'
import { decodeJwt } from 'jose'
import { gathered } from '../../database/gathered'
import { HttpError } from '../../http/http-error'
import { withLock } from '../../transactions/with-lock'
import { publicUser, USER, type UserRow } from './account'

const ORIGIN = 'users-permissions'
const SESSION = 'admin::session'

/**
 * Indexes the sessions, which Strapi looks through whole at every request with a token; to be called
 * before Strapi makes its tables.
 */
export function indexSessions(strapi: Core.Strapi): void {
  const columns = [['session_id'], ['user_id', 'origin'], ['absolute_expires_at']]
  const indexes = columns.map((names) => ({
    name: `strapi_sessions_${names.join('_')}_index`,
    columns: names,
  }))
  Object.assign(strapi.contentType(SESSION), { indexes })
}

const sessionsOf = (strapi: Core.Strapi) => strapi.sessionManager(ORIGIN)

const rowOf = (strapi: Core.Strapi, user: number, sessionId: string) =>
  strapi.db.query(SESSION).findOne({ where: { sessionId, userId: String(user), origin: ORIGIN } })

/**
 * Signs a user in. Every session is a device of its own, so that it can be ended with all its
 * tokens.
 * @param userAgent of the visitor's browser, which names the session
 */
export async function createSession(
  strapi: Core.Strapi,
  user: UserRow,
  userAgent: string,
): Promise<SignedIn> {
  const sessions = sessionsOf(strapi)
  const refresh = await sessions.generateRefreshToken(String(user.id), randomUUID(), {
    type: 'refresh',
    metadata: buildSessionMetadata({ userAgent }),
  })
  const access = await sessions.generateAccessToken(refresh.token)
  if ('error' in access) throw new Error(access.error)
  return { jwt: access.token, refreshToken: refresh.token, user: publicUser(user) }
}

/**
 * Creates a session for a user whose password was checked or chosen a moment ago. A later change of
 * password has ended all sessions, so none may be created after it.
 * @param user as it was then
 * @throws HttpError 400 when its password has changed since
 */
export const createPasswordSession = (
  strapi: Core.Strapi,
  user: UserRow,
  userAgent: string,
): Promise<SignedIn> =>
  withLock(strapi, 'records', async () => {
    const where = { id: user.id }
    const stored: UserRow | null = await strapi.db.query(USER).findOne({ where })
    if (stored?.password !== user.password) throw new HttpError(400, ACCOUNT_ERRORS.credentials)
    return createSession(strapi, user, userAgent)
  })

/**
 * How long a refresh token gets the same answer, in ms: several processes of the site may use it at
 * once.
 */
const SAME_ANSWER_MS = 60_000

/** The session that a refresh token names, rightly or not. */
function sessionNamedBy(refreshToken: string): string {
  try {
    return String(decodeJwt(refreshToken).sessionId)
  } catch {
    return ''
  }
}

/**
 * The next tokens for a refresh token. Strapi accepts one once; here it gets the same answer for a
 * while, so that concurrent requests of a browser do not sign it out.
 * @throws HttpError 401 when it is unknown, used some time ago, or expired
 */
export async function refreshSession(
  strapi: Core.Strapi,
  refreshToken: string,
): Promise<Pick<SignedIn, 'jwt' | 'refreshToken'>> {
  const sessionId = sessionNamedBy(refreshToken)
  const rows = strapi.db.query(SESSION)
  const { tableName } = strapi.db.metadata.get(SESSION)
  const refreshed = await strapi.db.transaction(async ({ trx }) => {
    // Concurrent requests with the same token wait for this lock; SQLite has one transaction at a
    // time.
    await trx(tableName).select('id').where({ session_id: sessionId }).forUpdate()
    const row = await rows.findOne({ where: { sessionId } })
    const next = row?.childId && (await rows.findOne({ where: { sessionId: row.childId } }))
    const isRecent = next && Date.now() - new Date(next.createdAt).getTime() < SAME_ANSWER_MS
    // Strapi answers the same for a token that counts, and counts one no more once it answered.
    const setStatus = (status: string) => rows.update({ where: { sessionId }, data: { status } })
    if (isRecent) await setStatus('active')
    const rotated = await sessionsOf(strapi).rotateRefreshToken(refreshToken)
    if (isRecent) await setStatus('rotated')
    return rotated
  })
  const access =
    'error' in refreshed ? refreshed : await sessionsOf(strapi).generateAccessToken(refreshed.token)
  if ('error' in refreshed || 'error' in access)
    throw new HttpError(401, ACCOUNT_ERRORS.refreshToken)
  return { jwt: access.token, refreshToken: refreshed.token }
}

/** Signs a user out everywhere. */
export const endAllSessions = (strapi: Core.Strapi, user: number): Promise<void> =>
  sessionsOf(strapi).invalidateRefreshToken(String(user))

/**
 * Ends a session of a user.
 * @returns whether the user has such a session
 */
export async function endSession(
  strapi: Core.Strapi,
  user: number,
  sessionId: string,
): Promise<boolean> {
  const row = await rowOf(strapi, user, sessionId)
  if (!row) return false
  if (row.deviceId) await sessionsOf(strapi).invalidateRefreshToken(String(user), row.deviceId)
  else await sessionsOf(strapi).revokeSessionById(String(user), sessionId)
  return true
}

/** The session that a refresh token belongs to; undefined when it is none of this user's. */
export async function sessionOfToken(
  strapi: Core.Strapi,
  user: number,
  refreshToken: string,
): Promise<string | undefined> {
  const found = await sessionsOf(strapi).validateRefreshToken(refreshToken)
  return found.isValid && found.userId === String(user) ? found.sessionId : undefined
}

/** Where a user is signed in; the session that asks comes first. */
export async function listSessions(
  strapi: Core.Strapi,
  user: number,
  current: string | undefined,
): Promise<AccountSession[]> {
  const asking = current ? await rowOf(strapi, user, current) : null
  const rows = await sessionsOf(strapi).listSessions(String(user))
  const entries = rows.map((row) => {
    const isAsking = asking?.deviceId ? row.deviceId === asking.deviceId : undefined
    const { id, deviceName, loginAt, lastActiveAt, ...entry } = sanitizeSessionEntry(row, current)
    return { id, deviceName, loginAt, lastActiveAt, current: isAsking ?? entry.current }
  })
  return sortSessionsForDisplay(entries)
}

/** What an access token says: who, with which role, and in which session. */
interface SignedInNow {
  readonly id: number
  readonly user: UserRow
  readonly role: number
  readonly sessionId: string
}

/** An access token that was never valid, has expired, or belongs to a session that has ended. */
export class InvalidToken extends Error {}

/** The plugin's service for access tokens. */
export interface VisitorTokens {
  /** Of the request's header; null without one. */
  getToken(ctx: unknown): Promise<SignedInNow> | null
  verify(token: string): Promise<SignedInNow>
}

/** Columns of an account that requests of its visitor read. */
const ACCOUNT = [
  ...['id', 'username', 'email', 'provider', 'password', 'confirmed', 'blocked'],
  ...['document_id as documentId', 'created_at as createdAt'],
].map((column) => `u.${column}`)

/** The accounts of sessions that have not ended, with their roles, by the id of the session. */
async function signedInBy(
  strapi: Core.Strapi,
  sessions: readonly string[],
): Promise<ReadonlyMap<string, SignedInNow>> {
  const { connection, metadata } = strapi.db
  const rows: (UserRow & { role: number; sessionId: string })[] = await connection({
    s: metadata.get(SESSION).tableName,
  })
    .join(
      { u: metadata.get(USER).tableName },
      'u.id',
      connection.raw('cast(?? as integer)', ['s.user_id']),
    )
    .join({ l: 'up_users_role_lnk' }, 'l.user_id', 'u.id')
    .whereIn('s.session_id', sessions)
    .where({ 's.origin': ORIGIN })
    .andWhere('s.expires_at', '>', new Date())
    .select(...ACCOUNT, 'l.role_id as role', 's.session_id as sessionId')
  return new Map(
    rows.map(({ role, sessionId, ...user }) => {
      // SQLite has numbers for them.
      const states = { confirmed: Boolean(user.confirmed), blocked: Boolean(user.blocked) }
      return [sessionId, { id: user.id, user: { ...user, ...states }, role, sessionId }]
    }),
  )
}

/**
 * Accepts an access token only while its session exists. Strapi checks its signature and its expiry
 * alone: it would stay valid for minutes after somebody signed out everywhere.
 */
export function requireActiveSession(strapi: Core.Strapi): void {
  const accountOf = gathered((sessions: readonly string[]) => signedInBy(strapi, sessions))
  strapi.get('services').extend(
    'plugin::users-permissions.jwt',
    (tokens: VisitorTokens): VisitorTokens => ({
      ...tokens,
      async verify(token) {
        const { isValid, payload } = sessionsOf(strapi).validateAccessToken(token)
        const found = isValid ? await accountOf(payload.sessionId) : undefined
        if (String(found?.id) !== payload?.userId) throw new InvalidToken()
        return found as SignedInNow
      },
    }),
  )
}
