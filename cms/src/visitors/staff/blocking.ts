import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { withLock } from '../../transactions/with-lock'
import { PROFILE, USER } from '../accounts/account'
import { endAllSessions } from '../accounts/sessions'
import type { VisitorStep } from './views'
import { findVisitor, type StoredVisitor } from './visitors'

/** Maximum length of a reason, in characters. */
const MAX_REASON_LENGTH = 1000

/**
 * The reason in a body.
 * @param what the action of staff in Dutch: 'dit account blokkeert'
 * @throws ValidationError in Dutch for a body without a reason, or with too long a one
 */
export function readReason(body: unknown, what: string): string {
  const { reason } = (body ?? {}) as { readonly reason?: unknown }
  const words = typeof reason === 'string' ? reason.trim() : ''
  if (!words) throw new errors.ValidationError(`Schrijf waarom u ${what}.`)
  if (words.length > MAX_REASON_LENGTH)
    throw new errors.ValidationError(`De reden heeft hoogstens ${MAX_REASON_LENGTH} tekens.`)
  return words
}

/** The staff member who changes an account, and the reason. */
export type ByStaff = Pick<VisitorStep, 'by' | 'reason'>

/**
 * Changes an account by its current row and adds the step to its history, in one transaction.
 * @throws NotFoundError in Dutch when there is no such visitor (any more)
 */
export const withHistory = (
  strapi: Core.Strapi,
  documentId: string,
  step: Omit<VisitorStep, 'at'>,
  work: (visitor: StoredVisitor, user: NonNullable<StoredVisitor['user']>) => Promise<void>,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const visitor = await findVisitor(strapi, documentId)
    if (!visitor.user) throw new errors.NotFoundError('Deze bezoeker bestaat niet meer.')
    await work(visitor, visitor.user)
    const history = [...(visitor.history ?? []), { at: new Date().toISOString(), ...step }]
    await strapi.db.query(PROFILE).update({ where: { id: visitor.id }, data: { history } })
  })

/**
 * Blocks an account: ends its sessions and refuses new ones.
 * @throws ValidationError in Dutch when it is blocked already
 */
export const blockVisitor = (
  strapi: Core.Strapi,
  documentId: string,
  change: ByStaff,
): Promise<void> =>
  withHistory(strapi, documentId, { ...change, what: 'blocked' }, async (_, { id, blocked }) => {
    if (blocked) throw new errors.ValidationError('Dit account is al geblokkeerd.')
    await strapi.db.query(USER).update({ where: { id }, data: { blocked: true } })
    await endAllSessions(strapi, id)
  })

/**
 * Lets somebody sign in again; sessions that the block ended stay ended.
 * @throws ValidationError in Dutch when it is not blocked
 */
export const unblockVisitor = (
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> =>
  withHistory(
    strapi,
    documentId,
    { by, reason: '', what: 'unblocked' },
    async (_, { id, blocked }) => {
      if (!blocked) throw new errors.ValidationError('Dit account is niet geblokkeerd.')
      await strapi.db.query(USER).update({ where: { id }, data: { blocked: false } })
    },
  )
