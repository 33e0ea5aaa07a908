import { randomUUID } from 'node:crypto'
import type { AccountUser } from '@beursvloer/contract/accounts/user'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { newBadgeCode } from '../../fair/badge-code'

export const USER = 'plugin::users-permissions.user'
export const PROFILE = 'api::visitor-profile.visitor-profile'

/** Somebody who can sign in, as the database has it. */
export interface UserRow extends AccountUser {
  /** Bcrypt hash; null for an account without a password (yet). */
  readonly password: string | null
}

/** Columns of a profile that sign-in and account recovery read. */
interface ProfileRow {
  readonly id: number
  readonly language: FormLanguage
  readonly confirmedAt: string | null
  readonly confirmationUntil: string | null
  readonly resetUntil: string | null
  /** Address that waits for its owner to confirm it. */
  readonly newAddress: string | null
  readonly newAddressUntil: string | null
  /** Whose sender is told once the address is confirmed; see `invitationIn`. */
  readonly invitation: string | null
  readonly history: readonly object[] | null
}

export interface Account {
  readonly user: UserRow
  readonly profile: ProfileRow
}

/** An e-mail address as accounts are known by it. */
export const normaliseEmail = (text: string): string => text.trim().toLowerCase()

/** Values of a new user; the user name is not used, so it is random. */
export const newUser = (email: string, role: number, now: Date) => ({
  username: `visitor-${randomUUID()}`,
  email,
  provider: 'local',
  confirmed: false,
  blocked: false,
  role,
  publishedAt: now,
})

/** The initial values of a profile. */
export const newProfile = (user: number, language: FormLanguage, now: Date) => ({
  user,
  language,
  listed: false,
  badgeCode: newBadgeCode(),
  registeredAt: now,
})

/** A profile that waits for no other address. */
export const NO_NEW_ADDRESS = { newAddress: null, newAddressHash: null, newAddressUntil: null }

/** Id of the role of visitors with an account. */
export async function visitorRole(strapi: Core.Strapi): Promise<number> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } })
  return role.id
}

export const profilesOf = (strapi: Core.Strapi) => strapi.db.query(PROFILE)

/** The account with an address; null for an address without. Asks the same of both. */
export async function findAccount(strapi: Core.Strapi, email: string): Promise<Account | null> {
  const user: UserRow | null = await strapi.db.query(USER).findOne({ where: { email } })
  const where = { user: { id: user?.id ?? 0 } }
  const profile: ProfileRow | null = await profilesOf(strapi).findOne({ where })
  return user && { user, profile: profile ?? (await addProfile(strapi, user)) }
}

/** Staff can make a user in the panel; its profile begins with the first visit. */
async function addProfile(strapi: Core.Strapi, user: UserRow): Promise<ProfileRow> {
  const data = newProfile(user.id, 'nl', new Date())
  return profilesOf(strapi).create({ data })
}

/** The account of a mailed token, by its stored hash. */
export async function findAccountByToken(
  strapi: Core.Strapi,
  token:
    | { readonly confirmationHash: string }
    | { readonly resetHash: string }
    | { readonly newAddressHash: string },
): Promise<Account | null> {
  const found: (ProfileRow & { readonly user: UserRow | null }) | null = await profilesOf(
    strapi,
  ).findOne({ where: token, populate: ['user'] })
  return found?.user ? { profile: found, user: found.user } : null
}

/** The fields of a user that its own client may see. */
export const publicUser = (user: UserRow): AccountUser => {
  const { id, documentId, username, email, provider, confirmed, blocked } = user
  return { id, documentId, username, email, provider, confirmed, blocked }
}
