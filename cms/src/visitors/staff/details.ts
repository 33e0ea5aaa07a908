import { extname } from 'node:path'
import type { Core } from '@strapi/strapi'
import { pick } from '../../panel-api/lists'
import type { GivenConsent, SentMail } from '../../panel-api/views'
import { PROFILE } from '../accounts/account'
import type { VisitorDetails } from './views'
import { findVisitor, interestChoices, rowOf } from './visitors'

/** The newest of these are shown. */
const MAX_MAILS = 100

const CONSENT_FIELDS = ['subject', 'textVersion', 'givenAt', 'withdrawnAt'] as const
/** Not what a mail says: it can hold a link that signs in. */
const MAIL_FIELDS = [
  'documentId',
  'purpose',
  'to',
  'subject',
  'state',
  'attempts',
  'sentAt',
  'nextAttemptAt',
  'lastError',
  'createdAt',
] as const

async function belonging<Row extends object>(
  strapi: Core.Strapi,
  type: 'consent' | 'outbox-mail',
  profile: number,
  fields: readonly (keyof Row & string)[],
): Promise<Row[]> {
  const rows: Row[] = await strapi.db.query(`api::${type}.${type}`).findMany({
    select: [...fields],
    where: { profile: { id: profile } },
    orderBy: { id: 'desc' },
    limit: MAX_MAILS,
  })
  return rows.map((row) => pick(fields, row) as Row)
}

/** What somebody needs to visit the fair: health data. */
async function wishOf(strapi: Core.Strapi, id: number): Promise<string | null> {
  const row = await strapi.db.query(PROFILE).findOne({ select: ['accessibility'], where: { id } })
  return row?.accessibility || null
}

/**
 * All that staff may see of a visitor.
 * @param maySeeWish whether who asks may see health data
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function visitorDetails(
  strapi: Core.Strapi,
  documentId: string,
  maySeeWish: boolean,
): Promise<VisitorDetails> {
  const visitor = await findVisitor(strapi, documentId)
  const { id, user } = visitor
  const themes = new Map((await interestChoices(strapi)).map(({ value, label }) => [value, label]))
  const sessions = strapi.sessionManager('users-permissions')
  return {
    ...rowOf(visitor),
    jobTitle: visitor.jobTitle ?? '',
    phone: visitor.phone ?? '',
    interests: (visitor.interests ?? []).map((value) => themes.get(value) ?? value),
    ...(maySeeWish && { accessibility: await wishOf(strapi, id) }),
    listed: visitor.listed === true,
    photo: visitor.photo && `foto${extname(visitor.photo)}`,
    provider: user?.provider ?? 'local',
    source: visitor.source ?? '',
    confirmedAt: visitor.confirmedAt,
    lastUsedAt: visitor.lastUsedAt,
    newAddress: visitor.newAddress,
    sessions: user ? (await sessions.listSessions(String(user.id))).length : 0,
    consents: await belonging<GivenConsent>(strapi, 'consent', id, CONSENT_FIELDS),
    mails: await belonging<SentMail>(strapi, 'outbox-mail', id, MAIL_FIELDS),
    history: visitor.history ?? [],
  }
}
