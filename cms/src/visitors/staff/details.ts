import { extname } from 'node:path'
import type { Core } from '@strapi/strapi'
import { relatedMails, relatedRows } from '../../panel-api/related'
import type { GivenConsent } from '../../panel-api/views'
import { PROFILE } from '../accounts/account'
import { labelOf } from './labels'
import type { VisitorDetails } from './views'
import { findVisitor, rowOf, visitorChoices } from './visitors'

/** Maximum of shown consents and mails, the newest first. */
const MAX_RELATED = 100

/** Mails about the account, and about places, which do not need an account. */
const mailsOf = (profile: number, email: string | undefined) => ({
  $or: [
    { profile: { id: profile } },
    ...(email ? [{ to: email, purpose: { $startsWith: 'place-' } }] : []),
  ],
})

/** The accessibility needs of a visitor: health data. */
async function wishOf(strapi: Core.Strapi, id: number): Promise<string | null> {
  const row = await strapi.db.query(PROFILE).findOne({ select: ['accessibility'], where: { id } })
  return row?.accessibility || null
}

/**
 * All that staff may see of a visitor.
 * @param maySeeWish whether the current user may see health data
 * @throws NotFoundError in Dutch when there is none (any more)
 */
export async function visitorDetails(
  strapi: Core.Strapi,
  documentId: string,
  maySeeWish: boolean,
): Promise<VisitorDetails> {
  const visitor = await findVisitor(strapi, documentId)
  const { id, user } = visitor
  const choices = await visitorChoices(strapi)
  const sessions = strapi.sessionManager('users-permissions')
  const newest = { where: { profile: { id } }, order: 'desc', limit: MAX_RELATED } as const
  return {
    ...rowOf(visitor, choices),
    jobTitle: visitor.jobTitle ?? '',
    phone: visitor.phone ?? '',
    interests: (visitor.interests ?? []).map((value) => labelOf(choices.interests, value)),
    ...(maySeeWish && { accessibility: await wishOf(strapi, id) }),
    listed: visitor.listed === true,
    photo: visitor.photo && `foto${extname(visitor.photo)}`,
    provider: user?.provider ?? 'local',
    source: visitor.source ?? '',
    confirmedAt: visitor.confirmedAt,
    lastUsedAt: visitor.lastUsedAt,
    newAddress: visitor.newAddress,
    sessions: user ? (await sessions.listSessions(String(user.id))).length : 0,
    consents: await relatedRows<GivenConsent>(strapi, {
      type: 'consent',
      fields: ['subject', 'textVersion', 'givenAt', 'withdrawnAt'],
      ...newest,
    }),
    mails: await relatedMails(strapi, { ...newest, where: mailsOf(id, user?.email) }),
    history: visitor.history ?? [],
  }
}
