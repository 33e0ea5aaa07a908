import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { readFair } from '../../fair/read-fair'
import { withLock } from '../../transactions/with-lock'
import {
  findAccount,
  newProfile,
  newUser,
  profilesOf,
  USER,
  type UserRow,
  visitorRole,
} from '../accounts/account'
import { deleteAccounts } from '../accounts/delete-accounts'
import { IdentityError, type Person } from './person'

/**
 * Makes an account without password and a profile from the provider's claims; the visitor completes
 * it.
 */
async function newAccount(
  strapi: Core.Strapi,
  { provider, email, firstName, lastName }: Person,
  language: FormLanguage,
  now: Date,
): Promise<UserRow> {
  const role = await visitorRole(strapi)
  const data = { ...newUser(email, role, now), provider, confirmed: true }
  const user: UserRow = await strapi.db.query(USER).create({ data })
  await profilesOf(strapi).create({
    data: {
      ...newProfile(user.id, language, now),
      firstName: firstName || null,
      lastName: lastName || null,
      source: provider,
      confirmedAt: now,
    },
  })
  return user
}

/**
 * The account of a person whose address a provider has verified: the one with that address, or a
 * new one. The owner of the address could reset its password anyway, so a confirmed account is
 * theirs however it was created. An unconfirmed account is deleted first, with its data: somebody
 * else may have created it to have a password on this visitor's account in advance.
 * @param isInvited true: they get an account while registration is closed, too
 * @returns the user, who may be blocked
 * @throws IdentityError `closed` for a new visitor while registration is closed
 */
export const accountOf = (
  strapi: Core.Strapi,
  person: Person,
  language: FormLanguage,
  now: Date,
  { isInvited = false } = {},
): Promise<UserRow> =>
  withLock(strapi, 'records', async () => {
    const account = await findAccount(strapi, person.email)
    if (account?.user.blocked || account?.user.confirmed) return account.user
    const { edition } = await readFair(strapi, language)
    if (!edition.registrationOpen && !isInvited)
      throw new IdentityError('closed', 'Visitors cannot register now')
    // Keep the sign-ups: they belong to the address, which this person has verified.
    if (account) await deleteAccounts(strapi, { id: account.profile.id }, { keepsSignUps: true })
    return newAccount(strapi, person, language, now)
  })
