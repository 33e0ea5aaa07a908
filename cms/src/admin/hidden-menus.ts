import type { StrapiApp } from '@strapi/strapi/admin'

type AccessMiddleware = Exclude<Parameters<StrapiApp['addRBACMiddleware']>[0], unknown[]>

/**
 * Menus that lead nowhere here: the marketplace asks an outside server, and content types are changed in
 * the code, not on a running site.
 */
const HIDDEN = new Set(['admin::marketplace.read', 'plugin::content-type-builder.read'])

/** Access middleware of the panel: nobody sees the hidden menus. */
export const hideMenus: AccessMiddleware = () => (next) => (permissions) =>
  next(permissions.filter(({ action }) => !HIDDEN.has(action)))
