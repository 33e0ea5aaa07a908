import type { StrapiApp } from '@strapi/strapi/admin'
import { redirect } from 'react-router-dom'

type AccessMiddleware = Exclude<Parameters<StrapiApp['addRBACMiddleware']>[0], unknown[]>

/**
 * Menus that lead nowhere here: the marketplace asks an outside server, content types are changed in the
 * code, not on a running site, and webhooks are closed (cms/src/http/unused-routes.ts).
 */
const HIDDEN = new Set([
  'admin::marketplace.read',
  'admin::webhooks.create',
  'admin::webhooks.read',
  'admin::webhooks.update',
  'admin::webhooks.delete',
  'plugin::content-type-builder.read',
])

/** Access middleware of the panel: nobody sees the hidden menus. */
export const hideMenus: AccessMiddleware = () => (next) => (permissions) =>
  next(permissions.filter(({ action }) => !HIDDEN.has(action)))

/** Leads home from the pages of webhooks, whose addresses Strapi still knows. */
export const closeWebhookPages = ({ router }: StrapiApp): void =>
  router.addRoute((routes) => {
    const settings = routes.find(({ path }) => path === 'settings/*')
    for (const page of settings?.children ?? [])
      if (page.path?.startsWith('webhooks'))
        Object.assign(page, { lazy: undefined, loader: () => redirect('/') })
    return routes
  })

/**
 * Under these keys Strapi remembers that its banner about the new media library was closed. The last
 * part is the installation's identifier, which is `false` with telemetry off and unknown at first.
 */
const BANNER_KEYS = ['false', 'undefined'].map(
  (installation) => `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_true:${installation}`,
)

/** Keeps Strapi's own announcements away from editors. */
export function closeAnnouncements(): void {
  for (const key of BANNER_KEYS) localStorage.setItem(key, 'true')
}
