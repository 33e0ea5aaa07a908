import type { GroupAnswer, Invitation } from '@beursvloer/contract/accounts/group'
import { visitorName } from '@beursvloer/contract/accounts/visitor-name'
import { DAY_MS } from '@beursvloer/contract/durations'
import type { FormLanguage, Values } from '@beursvloer/contract/forms/definition'
import { groupRegistration } from '@beursvloer/contract/forms/definitions/group-registration'
import { formValues } from '@beursvloer/contract/forms/form-values'
import type { Core } from '@strapi/strapi'
import { mailboxOf } from '../mail/mailbox'
import { OUTBOX, queueMail } from '../mail/outbox'
import { mayMail } from '../mail/recipient-limit'
import { wakeOutbox } from '../mail/worker'
import { withLock } from '../transactions/with-lock'
import { invitationAddress, readToken } from './group-links'
import { colleagueMail, invitationMail } from './invitation-mail'
import { plainName } from './mail-templates'
import { CONFIRMED } from './state-flow'

const SUBMISSION = 'api::submission.submission'
const KIND = 'group-registration'

/** How long a sender may confirm, in days. */
const CONFIRM_DAYS = 7
/** Maximum of groups per sender and day. */
const MAX_GROUPS_A_DAY = 3

/** The name in the history of a group when its sender had it handled. */
const SENDER = 'Afzender'

/** A group as it is stored. */
interface Row {
  readonly id: number
  readonly documentId: string
  readonly state: string
  readonly language: FormLanguage
  readonly values: Values
  readonly email: string
  readonly receivedAt: Date | string
  readonly history: readonly object[] | null
}

const findGroup = (strapi: Core.Strapi, documentId: string): Promise<Row | null> =>
  strapi.db.query(SUBMISSION).findOne({ where: { documentId, kind: KIND } })

/** Whether a sender has invited enough groups for a day. */
async function isLimited(strapi: Core.Strapi, { email }: Row, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS)
  const others: Pick<Row, 'email'>[] = await strapi.db.query(SUBMISSION).findMany({
    select: ['email'],
    where: { kind: KIND, state: CONFIRMED[KIND], receivedAt: { $gt: since } },
  })
  const mailbox = mailboxOf(email)
  return others.filter((other) => mailboxOf(other.email) === mailbox).length >= MAX_GROUPS_A_DAY
}

/**
 * Queues the invitation of each colleague. A mailbox gets one; a colleague invited before gets
 * none.
 */
async function invite(strapi: Core.Strapi, row: Row, now: Date): Promise<void> {
  const { name, organisation, colleagues } = formValues(groupRegistration, row.values)
  for (const [place, { email }] of colleagues.entries()) {
    if (!(await mayMail(strapi, 'invitation', email, now))) continue
    const url = invitationAddress(row.documentId, place, row.language)
    const content = invitationMail(row.language, { name, organisation, url })
    await queueMail(strapi, { purpose: 'invitation', to: email, content, submission: row.id }, now)
  }
}

/**
 * Confirms a group by the link mailed to its sender, and queues its invitations. The answer does
 * not reveal which colleagues have an account, or whether a mail limit suppressed an invitation.
 */
export async function confirmGroup(
  strapi: Core.Strapi,
  token: string,
  now: Date,
): Promise<GroupAnswer> {
  const read = readToken(token)
  if (read?.holder !== 'sender') return { outcome: 'unknown' }
  const answer = await withLock(strapi, 'records', async (): Promise<GroupAnswer> => {
    const row = await findGroup(strapi, read.group)
    if (row?.state === CONFIRMED[KIND]) return { outcome: 'already-confirmed' }
    if (row?.state !== 'submitted') return { outcome: 'unknown' }
    if (new Date(row.receivedAt).getTime() + CONFIRM_DAYS * DAY_MS <= now.getTime())
      return { outcome: 'expired' }
    if (await isLimited(strapi, row, now)) return { outcome: 'limited' }
    const step = {
      at: now.toISOString(),
      by: SENDER,
      from: row.state,
      to: CONFIRMED[KIND],
      mailed: false,
    }
    const history = [...(row.history ?? []), step]
    await strapi.db
      .query(SUBMISSION)
      .update({ where: { id: row.id }, data: { state: CONFIRMED[KIND], history } })
    await invite(strapi, row, now)
    return { outcome: 'confirmed' }
  })
  if (answer.outcome === 'confirmed') wakeOutbox(strapi)
  return answer
}

/** The invitation of a colleague's token, without its secret; null for an invalid one. */
export function invitationIn(token: string): string | null {
  const read = readToken(token)
  return read && read.holder !== 'sender' ? `${read.group}.${read.holder}` : null
}

/** An invited colleague with their group; null unless the group is confirmed. */
async function findColleague(strapi: Core.Strapi, invitation: string) {
  const [documentId = '', place] = invitation.split('.')
  const row = await findGroup(strapi, documentId)
  if (row?.state !== CONFIRMED[KIND]) return null
  const group = formValues(groupRegistration, row.values)
  const colleague = group.colleagues[Number(place)]
  return colleague ? { row, group, colleague } : null
}

/** Data of an invited colleague for the form; null for an invalid token or a group not confirmed. */
export async function findInvitation(
  strapi: Core.Strapi,
  token: string,
): Promise<Invitation | null> {
  const invitation = invitationIn(token)
  const found = invitation && (await findColleague(strapi, invitation))
  if (!found) return null
  const { firstName, infix, lastName, email } = found.colleague
  const { organisation, name } = found.group
  return { firstName, infix, lastName, email, organisation, sender: plainName(name) ?? '' }
}

/**
 * Mails the sender of a group that a colleague has registered, who agreed to it; by the name that the
 * sender gave, and no more often than there are colleagues. Nothing once the group is deleted.
 */
export async function tellSender(
  strapi: Core.Strapi,
  invitation: string,
  now: Date,
): Promise<void> {
  const found = await findColleague(strapi, invitation)
  if (!found) return
  const { row, group, colleague } = found
  const purpose = 'colleague-registered'
  const told = await strapi.db.query(OUTBOX).count({ where: { purpose, submission: row.id } })
  if (told >= group.colleagues.length) return
  const content = colleagueMail(row.language, visitorName(colleague))
  await queueMail(strapi, { purpose, to: row.email, content, submission: row.id }, now)
}
