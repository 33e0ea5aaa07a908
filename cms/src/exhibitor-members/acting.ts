import { daysEarlier, MINUTE_MS } from '@beursvloer/contract/durations'
import type { Acts, StartedActing } from '@beursvloer/contract/my-stand/acting'
import {
  ACTING_MINUTES,
  ACTS_KEPT_DAYS,
  type Act,
  SHOWN_ACTS,
} from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { callNames } from '../http/calls'
import { logSecurity } from '../logging/security-log'
import { hashOf, newToken } from '../mail/link-token'
import { deleteWhere } from '../transactions/delete-where'
import { withLock } from '../transactions/with-lock'
import type { MemberRow } from './membership'

const SESSION = 'api::acting-session.acting-session'
const sessionsOf = (strapi: Core.Strapi) => strapi.db.query(SESSION)

/** A member of staff who acts for an exhibitor, as the database has it. */
export interface ActingRow {
  readonly id: number
  readonly exhibitorId: string
  /** Name of the member of staff. */
  readonly by: string
  readonly until: string
  readonly acts: readonly { readonly what: Act; readonly at: string }[] | null
}

/**
 * Lets a member of staff act for an exhibitor.
 * @returns the code of the link that begins it, once
 */
export async function openActing(
  strapi: Core.Strapi,
  exhibitorId: string,
  by: string,
  now: Date,
): Promise<string> {
  const code = newToken()
  const until = new Date(now.getTime() + ACTING_MINUTES * MINUTE_MS)
  const data = { exhibitorId, by, codeHash: hashOf(code), until, acts: [] }
  await sessionsOf(strapi).create({ data })
  return code
}

/** Exchanges the code of a link for the token of a session, once. */
export const startActing = (strapi: Core.Strapi, code: string, now: Date): Promise<StartedActing> =>
  withLock(strapi, 'records', async () => {
    const row: ActingRow | null = await sessionsOf(strapi).findOne({
      where: { codeHash: hashOf(code), until: { $gt: now } },
    })
    if (!row) {
      logSecurity(strapi, 'token-refused', { token: 'acting for an exhibitor' })
      return { acting: null }
    }
    const token = newToken()
    const data = { codeHash: null, tokenHash: hashOf(token) }
    await sessionsOf(strapi).update({ where: { id: row.id }, data })
    return { acting: { token, exhibitor: row.exhibitorId } }
  })

/** The member as whom staff act: a manager of the exhibitor. */
export const actingMember = ({ exhibitorId, by, until }: ActingRow): MemberRow => ({
  ...{ id: 0, documentId: '', account: null, email: '', exhibitorId },
  ...{ name: `${by} (organisatie)`, role: 'manager', state: 'active', language: 'nl' },
  ...{ invitedBy: by, invitedAt: until, acceptedAt: null, withdrawnAt: null },
  meetsVisitors: null,
  ...{ tokenHash: null, tokenUntil: null },
})

/** Notes what staff did, for the members of the exhibitor. */
export const noteAct = (strapi: Core.Strapi, id: number, what: Act, now: Date): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const row: ActingRow = await sessionsOf(strapi).findOne({ where: { id } })
    const acts = [...(row.acts ?? []), { what, at: now.toISOString() }]
    await sessionsOf(strapi).update({ where: { id }, data: { acts } })
  })

/** What staff did for an exhibitor, the latest first. */
export async function actsFor(strapi: Core.Strapi, exhibitorId: string): Promise<Acts> {
  const rows: ActingRow[] = await sessionsOf(strapi).findMany({
    where: { exhibitorId },
    orderBy: { id: 'desc' },
    limit: SHOWN_ACTS,
  })
  return rows
    .flatMap(({ by, acts }) => (acts ?? []).map((act) => ({ by, ...act })))
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN_ACTS)
}

/** Deletes what staff did longer ago than `ACTS_KEPT_DAYS`. */
export const deleteOldActs = (strapi: Core.Strapi, now: Date): Promise<number> =>
  deleteWhere(strapi, SESSION, { until: { $lt: daysEarlier(now, ACTS_KEPT_DAYS) } })

/** What staff may do for an exhibitor: everything of its area but leads and appointments. */
const ALLOWED: ReadonlySet<string> = new Set(
  callNames({
    'exhibitor-badge': ['find', 'change'],
    'exhibitor-member': ['members', 'change'],
    'stand-invoice': ['find', 'change', 'document', 'proof'],
    'exhibitor-task': ['find', 'answer'],
    'exhibitor-proposal': ['overview', 'figures', 'find', 'save', 'saveEntry', 'file', 'change'],
  }),
)

/** Admits staff who act for an exhibitor, to the calls that are allowed. */
export const actingStrategy = (strapi: Core.Strapi) => ({
  name: 'acting',
  async authenticate(ctx: Parameters<Core.ControllerHandler>[0]) {
    const [, token] = TOKEN.exec(ctx.get('authorization')) ?? []
    if (!token) return { authenticated: false }
    const acting: ActingRow | null = await sessionsOf(strapi).findOne({
      where: { tokenHash: hashOf(token), until: { $gt: new Date() } },
    })
    if (!acting) return { authenticated: false }
    ctx.state.acting = acting
    return { authenticated: true, credentials: acting }
  },
  verify(_auth: unknown, { scope }: { scope?: string | string[] }) {
    if (![scope ?? ''].flat().every((action) => ALLOWED.has(action)))
      throw new errors.ForbiddenError()
  },
})

/** A token of `newToken`, in which the tokens of visitors' sessions do not fit. */
const TOKEN = /^Bearer ([\w-]{43})$/
