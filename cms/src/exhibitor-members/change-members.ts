import { DAY_MS } from '@beursvloer/contract/durations'
import type { Invitation, MemberChange, MemberView } from '@beursvloer/contract/my-stand/members'
import {
  INVITATION_DAYS,
  MAX_MEMBERS,
  MEMBER_REFUSALS,
  type MemberRefusal,
} from '@beursvloer/contract/my-stand/terms'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { hashOf, newToken } from '../mail/link-token'
import { queueMail } from '../mail/outbox'
import { mayMail } from '../mail/recipient-limit'
import { withLock } from '../transactions/with-lock'
import { standInvitationMail } from './invitation-mail'
import { exhibitorNames, type MemberRow, membersOf } from './membership'

/** The refusal of a change, which the screen puts into words. */
const refused = (code: MemberRefusal): HttpError => new HttpError(409, code, { code })

/** Whether an error is such a refusal. */
export const isMemberRefusal = (error: unknown): error is HttpError & { code: MemberRefusal } =>
  error instanceof HttpError && MEMBER_REFUSALS.some((code) => code === error.code)

const CURRENT = ['invited', 'active'] as const

/** The current members of an exhibitor and the invited ones, those that came first first. */
export const currentMembers = (strapi: Core.Strapi, exhibitorId: string): Promise<MemberRow[]> =>
  membersOf(strapi).findMany({
    where: { exhibitorId, state: { $in: [...CURRENT] } },
    orderBy: { id: 'asc' },
  })

/** The members as another member sees them: only managers see addresses. */
export const memberViews = (rows: readonly MemberRow[], reader: MemberRow): MemberView[] =>
  rows.map(({ documentId: id, name, email, role, state, account }) => ({
    ...{ id, name, role, state },
    email: reader.role === 'manager' ? email : '',
    isSelf: account !== null && account === reader.account,
  }))

export interface By {
  /** Name of the person who invites or makes badges. */
  readonly by: string
  readonly now: Date
}

/**
 * Stores an invitation that was or will be mailed, in the caller's transaction: the link of an
 * earlier one stops working.
 * @returns the token of its link
 * @throws HttpError 409 with a `MemberRefusal`
 */
export async function makeInvitation(
  strapi: Core.Strapi,
  exhibitorId: string,
  { email, name, role, language }: Invitation,
  { by, now }: By,
): Promise<string> {
  const members = await currentMembers(strapi, exhibitorId)
  const known: MemberRow | null = await membersOf(strapi).findOne({
    where: { exhibitorId, email },
  })
  if (known?.state === 'active') throw refused('already-member')
  if (known?.state !== 'invited' && members.length >= MAX_MEMBERS) throw refused('too-many-members')
  const token = newToken()
  const data = {
    ...{ exhibitorId, email, name, role, language },
    ...{ state: 'invited', invitedBy: by, invitedAt: now },
    ...{ account: null, acceptedAt: null, withdrawnAt: null },
    tokenHash: hashOf(token),
    tokenUntil: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  }
  if (known) await membersOf(strapi).update({ where: { id: known.id }, data })
  else await membersOf(strapi).create({ data })
  return token
}

/**
 * Mails an invitation, or mails it again.
 * @throws HttpError 409 with a `MemberRefusal`; 404 for a deleted exhibitor
 */
export const inviteMember = (
  strapi: Core.Strapi,
  exhibitorId: string,
  invited: Invitation,
  { by, now }: By,
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const { email, role, language } = invited
    const stand = (await exhibitorNames(strapi, [exhibitorId])).get(exhibitorId)
    if (stand === undefined) throw new HttpError(404)
    const mayInvite = await mayMail(strapi, 'stand-invitation', email, now)
    const token = await makeInvitation(strapi, exhibitorId, invited, { by, now })
    if (!mayInvite) throw refused('mail-limit')
    const content = standInvitationMail(language, { by, stand, role, token })
    await queueMail(strapi, { purpose: 'stand-invitation', to: email, content }, now)
  })

/**
 * Gives a member another role, or withdraws them.
 * @param keepsManager false: staff of the fair may leave an exhibitor without a manager
 * @throws HttpError 404 for a member of another exhibitor; 409 for the last manager
 */
export const changeMember = (
  strapi: Core.Strapi,
  exhibitorId: string,
  change: Exclude<MemberChange, { change: 'invite' }>,
  { now, keepsManager }: { readonly now: Date; readonly keepsManager: boolean },
): Promise<void> =>
  withLock(strapi, 'records', async () => {
    const members = await currentMembers(strapi, exhibitorId)
    const member = members.find(({ documentId }) => documentId === change.member)
    if (!member) throw new HttpError(404)
    const isManager = (row: MemberRow) => row.state === 'active' && row.role === 'manager'
    const others = members.filter((row) => row !== member && isManager(row))
    const stays = change.change === 'role' && change.role === 'manager'
    if (keepsManager && isManager(member) && !stays && others.length === 0)
      throw refused('last-manager')
    const where = { id: member.id }
    if (change.change === 'role')
      await membersOf(strapi).update({ where, data: { role: change.role } })
    // Nothing is kept of somebody who never answered.
    else if (member.state === 'invited') await membersOf(strapi).delete({ where })
    else await membersOf(strapi).update({ where, data: { state: 'withdrawn', withdrawnAt: now } })
  })

/**
 * The invitation of a link that still works.
 * @returns null for one that was used or withdrawn, or is too old
 */
export async function invitationOf(
  strapi: Core.Strapi,
  code: string,
  now: Date,
): Promise<MemberRow | null> {
  const row: MemberRow | null = await membersOf(strapi).findOne({
    where: { tokenHash: hashOf(code), state: 'invited' },
  })
  return row?.tokenUntil && new Date(row.tokenUntil) > now ? row : null
}
