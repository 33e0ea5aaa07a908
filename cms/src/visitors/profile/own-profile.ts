import { createHash } from 'node:crypto'
import type {
  GivenConsent,
  OwnProfile,
  PersonalData,
  ProfileValues,
} from '@beursvloer/contract/accounts/own-profile'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { isoOf, isoOrNull } from '../../database/stored-time'
import { SUBSCRIPTION } from '../../subscriptions/subscribe'
import { newProfile, profilesOf } from '../accounts/account'
import { CONSENT, type Visitor, whereEmail, whereProfile, whoseConsents } from './visitor'

/** A profile as the database has it. */
export interface ProfileRow
  extends Readonly<
    Record<Exclude<keyof ProfileValues, 'days' | 'interests' | 'listed'>, string | null>
  > {
  readonly id: number
  readonly days: readonly string[] | null
  readonly interests: readonly string[] | null
  readonly listed: boolean | null
  readonly tellSaved: boolean | null
  readonly doorRooms: readonly string[] | null
  readonly photo: string | null
  readonly badgeCode: string
  readonly language: FormLanguage
  readonly registeredAt: string
  readonly confirmedAt: string | null
  readonly lastUsedAt: string | null
  readonly newAddress: string | null
  readonly source: string | null
  readonly history: PersonalData['account']['history'] | null
}

/** The profile of an account; made here for one that staff made in the panel. */
export async function profileRow(
  strapi: Core.Strapi,
  { id }: Pick<Visitor, 'id'>,
): Promise<ProfileRow> {
  const profiles = profilesOf(strapi)
  const found: ProfileRow | null = await profiles.findOne({ where: { user: { id } } })
  return found ?? profiles.create({ data: newProfile(id, 'nl', new Date()) })
}

/** The fields that a visitor can change, from its row. */
export const valuesOf = (row: ProfileRow): ProfileValues => ({
  firstName: row.firstName ?? '',
  infix: row.infix ?? '',
  lastName: row.lastName ?? '',
  phone: row.phone ?? '',
  organisation: row.organisation ?? '',
  jobTitle: row.jobTitle ?? '',
  organisationType: row.organisationType ?? '',
  days: row.days ?? [],
  interests: row.interests ?? [],
  accessibility: row.accessibility ?? '',
  listed: row.listed ?? false,
})

/** Version of a photo for its address: a hash, which does not reveal the file name. */
const photoVersion = (storedAs: string): string =>
  createHash('sha256').update(storedAs).digest('hex').slice(0, 12)

/** All consents of an account or its address; latest first. */
export async function consentsOf(
  strapi: Core.Strapi,
  visitor: Visitor,
  profile: ProfileRow,
): Promise<GivenConsent[]> {
  const rows = await strapi.db.query(CONSENT).findMany({
    where: whoseConsents(strapi, visitor, profile),
    orderBy: [{ givenAt: 'desc' }, { id: 'desc' }],
  })
  return rows.map(({ subject, textVersion, givenAt, source, withdrawnAt }) => ({
    subject,
    textVersion,
    givenAt: isoOf(givenAt),
    source,
    withdrawnAt: isoOrNull(withdrawnAt),
  }))
}

/** Whether an account agreed to the terms for visitors; those of an order are others. */
export const hasAgreed = async (
  strapi: Core.Strapi,
  profile: Pick<ProfileRow, 'id'>,
): Promise<boolean> =>
  (await strapi.db
    .query(CONSENT)
    .count({ where: { subject: 'terms', ...whereProfile(strapi, profile) } })) > 0

/** Whether an address has a newsletter subscription now. */
const readsNewsletter = async (strapi: Core.Strapi, { email }: Visitor): Promise<boolean> =>
  (await strapi.db
    .query(SUBSCRIPTION)
    .count({ where: { ...whereEmail(email), kind: 'newsletter', state: 'confirmed' } })) > 0

/** The profile as its visitor gets it. */
export async function ownProfile(
  strapi: Core.Strapi,
  visitor: Visitor,
  profile: ProfileRow,
): Promise<OwnProfile> {
  const consents = await consentsOf(strapi, visitor, profile)
  return {
    ...valuesOf(profile),
    email: visitor.email,
    provider: visitor.provider ?? 'local',
    hasPassword: visitor.password !== null,
    photo: profile.photo && photoVersion(profile.photo),
    badgeCode: profile.badgeCode,
    language: profile.language,
    registeredAt: isoOf(profile.registeredAt),
    agreed: await hasAgreed(strapi, profile),
    newsletter: await readsNewsletter(strapi, visitor),
    tellSaved: profile.tellSaved ?? false,
    consents,
  }
}
