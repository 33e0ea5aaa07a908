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

/**
 * Makes the media library rotate photos upright, which Strapi's own start turns off, and count the files
 * that `npm run move-files` moved as its own.
 */
export async function ensureLibrarySettings(strapi: Core.Strapi): Promise<void> {
  const provider = strapi.config.get<string>('plugin::upload.provider')
  await strapi.db
    .query('plugin::upload.file')
    .updateMany({ where: { provider: { $ne: provider } }, data: { provider } })
  const store = strapi.store({ type: 'plugin', name: 'upload' })
  const settings = (await store.get({ key: 'settings' })) as { autoOrientation: boolean }
  if (settings.autoOrientation) return
  await store.set({ key: 'settings', value: { ...settings, autoOrientation: true } })
}

const LOCALES = [
  { code: 'nl', name: 'Nederlands' },
  { code: 'en', name: 'Engels' },
]

/** Makes sure that content can be written in Dutch (the default) and English, under Dutch names. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('i18n').service('locales')
  for (const { code, name } of LOCALES) {
    const existing = await service.findByCode(code)
    if (!existing) await service.create({ code, name })
    else if (existing.name !== name) await service.update({ id: existing.id }, { name })
  }
}
