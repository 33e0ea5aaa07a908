import type { Core } from '@strapi/strapi'

/** Makes the media library rotate photos upright: Strapi's own start turns that off. */
export async function ensureLibrarySettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload' })
  const settings = (await store.get({ key: 'settings' })) as { autoOrientation: boolean }
  if (settings.autoOrientation) return
  await store.set({ key: 'settings', value: { ...settings, autoOrientation: true } })
}
