import { daysEarlier } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { deleteBadges } from '../../exhibitor-badges/badges'
import { deleteMembers } from '../../exhibitor-members/membership'
import { forgetVisitors } from '../../leads/sharings'
import { OUTBOX } from '../../mail/outbox'
import { forgetMeetings } from '../../meetings/change'
import { deleteDevicesOf } from '../../push/personal-data'
import { deleteSignUps } from '../../sign-ups/personal-data'
import { type Deleted, deleteWhere } from '../../transactions/delete-where'
import { withLock } from '../../transactions/with-lock'
import { deleteLinks } from '../saved/fair-links'
import { deleteSaved } from '../saved/saved-entries'
import { NO_NEW_ADDRESS, PROFILE, profilesOf, USER } from './account'
import { UNCONFIRMED_DAYS } from './mail-templates'
import { endAllSessions } from './sessions'

interface Row {
  readonly id: number
  readonly photo: string | null
  readonly user: { readonly id: number; readonly email: string } | null
}

/**
 * Deletes accounts by a condition on their profiles, with all that hangs on them; their photos are the
 * caller's.
 * @param keepsSignUps true: sign-ups of their addresses stay, as the owner of the address is here
 */
export const deleteAccounts = (
  strapi: Core.Strapi,
  where: object,
  { keepsSignUps = false } = {},
): Promise<Deleted> =>
  withLock(strapi, 'records', async () => {
    const found: Row[] = await profilesOf(strapi).findMany({ where, populate: ['user'] })
    const users = found.flatMap(({ user }) => (user ? [user.id] : []))
    // Before the names are deleted, which the notification to exhibitors needs.
    await forgetMeetings(strapi, users, new Date())
    const profiles = { id: { $in: found.map(({ id }) => id) } }
    for (const uid of ['api::consent.consent', OUTBOX])
      await deleteWhere(strapi, uid, { profile: profiles })
    await deleteWhere(strapi, PROFILE, profiles)
    for (const user of users) await endAllSessions(strapi, user)
    const emails = found.flatMap(({ user }) => user?.email ?? [])
    if (!keepsSignUps) await deleteSignUps(strapi, emails, new Date())
    await deleteSaved(strapi, users)
    await deleteLinks(strapi, users)
    await deleteMembers(strapi, users, keepsSignUps ? [] : emails)
    if (!keepsSignUps) await deleteBadges(strapi, emails)
    await forgetVisitors(strapi, users, new Date())
    await deleteDevicesOf(strapi, users)
    await deleteWhere(strapi, USER, { id: { $in: users } })
    const storedAs = found.flatMap(({ photo }) => photo ?? [])
    return { count: found.length, storedAs }
  })

/** Deletes new addresses that were not confirmed in time; the accounts keep their current one. */
export const clearExpiredNewAddresses = (strapi: Core.Strapi, now: Date): Promise<unknown> =>
  profilesOf(strapi).updateMany({ where: { newAddressUntil: { $lt: now } }, data: NO_NEW_ADDRESS })

/** Profiles of accounts that were registered long ago and never confirmed; blocked ones stay. */
export const unconfirmed = (now: Date): object => ({
  registeredAt: { $lt: daysEarlier(now, UNCONFIRMED_DAYS) },
  user: { confirmed: false, blocked: { $ne: true } },
})
