import { isDeepStrictEqual } from 'node:util'
import { CONFIRM_ADDRESS_PAGE, RESET_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import type { Core } from '@strapi/strapi'
import { siteAddress } from '../mail/site-address'
import { decoyHash } from '../visitors/accounts/password-hash'

/** The values of Settings, Users & Permissions, which replace any that were set in the panel. */
const ADVANCED = {
  unique_email: true,
  allow_register: true,
  email_confirmation: true,
  email_reset_password: siteAddress(RESET_PASSWORD_PAGE, 'nl'),
  email_confirmation_redirection: siteAddress(CONFIRM_ADDRESS_PAGE, 'nl'),
  default_role: 'authenticated',
}

/** Makes sure of how accounts work, and that the first sign-in takes no longer than the others. */
export async function ensureAccountSettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions' })
  const current = await store.get({ key: 'advanced' })
  if (!isDeepStrictEqual(current, ADVANCED)) await store.set({ key: 'advanced', value: ADVANCED })
  await decoyHash(strapi)
}
