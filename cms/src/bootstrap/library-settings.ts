import type { Core } from '@strapi/strapi'

/** Makes sure that the media library turns photos upright: Strapi's own start sets that it does not. */
export async function ensureLibrarySettings(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'upload' })
  const settings = (await store.get({ key: 'settings' })) as { autoOrientation: boolean }
  if (settings.autoOrientation) return
  await store.set({ key: 'settings', value: { ...settings, autoOrientation: true } })
}
