import type { PersonalData } from '@beursvloer/contract/accounts/own-profile'
import type { Core } from '@strapi/strapi'
import { isoOf, isoOrNull } from '../../database/stored-time'
import { badgeData } from '../../exhibitor-badges/badges'
import { memberData } from '../../exhibitor-members/membership'
import { ownSharingsOf, sharingData } from '../../leads/sharings'
import { OUTBOX } from '../../mail/outbox'
import { meetingData } from '../../meetings/views'
import { pushData } from '../../push/personal-data'
import { signUpData } from '../../sign-ups/personal-data'
import { SUBSCRIPTION } from '../../subscriptions/subscribe'
import { listSessions } from '../accounts/sessions'
import { linkData } from '../saved/fair-links'
import { savedEntriesOf } from '../saved/saved-entries'
import { consentsOf, type ProfileRow, valuesOf } from './own-profile'
import { photoAsText } from './photo'
import { type Visitor, whereEmail } from './visitor'

/** The sessions of a visitor, without the tokens that sign in. */
async function sessionsOf(strapi: Core.Strapi, { id }: Visitor, current: string | undefined) {
  const sessions = await listSessions(strapi, id, current)
  return sessions.map(({ deviceName, loginAt, lastActiveAt, ...session }) => ({
    device: deviceName ?? null,
    signedInAt: loginAt ?? null,
    lastUsedAt: lastActiveAt ?? null,
    current: session.current,
  }))
}

async function subscriptionsOf(strapi: Core.Strapi, { email }: Visitor) {
  const rows = await strapi.db.query(SUBSCRIPTION).findMany({ where: whereEmail(email) })
  return rows.map((row) => ({
    kind: row.kind,
    state: row.state,
    topics: row.topics ?? [],
    language: row.language,
    source: row.source,
    requestedAt: isoOf(row.requestedAt),
    confirmedAt: isoOrNull(row.confirmedAt),
    unsubscribedAt: isoOrNull(row.unsubscribedAt),
  }))
}

async function mailsOf(strapi: Core.Strapi, { email }: Visitor) {
  const rows = await strapi.db.query(OUTBOX).findMany({
    select: ['purpose', 'subject', 'state', 'createdAt', 'sentAt'],
    where: { to: { $eqi: email } },
    orderBy: { id: 'asc' },
  })
  return rows.map(({ purpose, subject, state, createdAt, sentAt }) => ({
    purpose,
    subject,
    state,
    queuedAt: isoOf(createdAt),
    sentAt: isoOrNull(sentAt),
  }))
}

async function submissionsOf(strapi: Core.Strapi, { email }: Visitor) {
  const rows = await strapi.db.query('api::submission.submission').findMany({
    where: whereEmail(email),
    orderBy: { receivedAt: 'asc' },
    populate: { files: { select: ['name'] } },
  })
  return rows.map(({ kind, reference, state, receivedAt, source, values, files }) => ({
    kind,
    reference,
    state,
    receivedAt: isoOf(receivedAt),
    source,
    values,
    files: files.map(({ name }: { name: string }) => name),
  }))
}

const savedOf = async (strapi: Core.Strapi, { id }: Visitor) =>
  (await savedEntriesOf(strapi, id)).map(({ changedAt, ...entry }) => ({
    ...entry,
    changedAt: isoOf(changedAt),
  }))

/**
 * All personal data of a visitor.
 * @param session id of the current session
 */
export async function personalData(
  strapi: Core.Strapi,
  visitor: Visitor,
  profile: ProfileRow,
  { session, now }: { readonly session: string | undefined; readonly now: Date },
): Promise<PersonalData> {
  const { email, username, provider, confirmed, createdAt } = visitor
  const { language, badgeCode, registeredAt, photo } = profile
  const { choice: sharing, fields: sharedFields } = await ownSharingsOf(strapi, visitor.id)
  return {
    exportedAt: now.toISOString(),
    account: {
      email,
      newAddress: profile.newAddress,
      username,
      provider: provider ?? 'local',
      confirmed,
      createdAt: isoOf(createdAt),
      confirmedAt: isoOrNull(profile.confirmedAt),
      lastUsedAt: isoOrNull(profile.lastUsedAt),
      source: profile.source,
      history: (profile.history ?? []).map(({ at, what }) => ({ at, what })),
    },
    profile: {
      ...valuesOf(profile),
      language,
      badgeCode,
      registeredAt: isoOf(registeredAt),
      tellSaved: profile.tellSaved ?? false,
      sharing,
      sharedFields,
      doorRooms: profile.doorRooms ?? [],
      photo: photo && (await photoAsText(photo)),
    },
    consents: await consentsOf(strapi, visitor, profile),
    subscriptions: await subscriptionsOf(strapi, visitor),
    sessions: await sessionsOf(strapi, visitor, session),
    mails: await mailsOf(strapi, visitor),
    submissions: await submissionsOf(strapi, visitor),
    signUps: await signUpData(strapi, email),
    fairLinks: await linkData(strapi, visitor.id),
    exhibitorMembers: await memberData(strapi, visitor),
    standBadges: await badgeData(strapi, visitor.email),
    meetings: await meetingData(strapi, visitor.id),
    sharings: await sharingData(strapi, visitor.id),
    pushInstallations: await pushData(strapi, visitor.id),
    saved: await savedOf(strapi, visitor),
  }
}
