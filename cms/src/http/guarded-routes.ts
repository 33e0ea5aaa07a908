import type { Core } from '@strapi/strapi'

interface Route {
  readonly method: string
  readonly path: string
  config?: object
}

/**
 * Routes that Strapi opens to every signed-in user of the panel, with the permission that they
 * require here.
 */
const RIGHTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'content-manager': {
    'PUT /components/:uid/configuration': 'plugin::content-manager.components.configure-layout',
  },
  i18n: { 'PUT /settings': 'plugin::i18n.locale.update' },
}

/** Protects routes that change settings by a right; called before Strapi opens its routes. */
export function guardSettingRoutes(strapi: Core.Strapi): void {
  for (const [plugin, rights] of Object.entries(RIGHTS)) {
    const { admin } = strapi.plugin(plugin).routes as unknown as { admin: { routes: Route[] } }
    for (const route of admin.routes) {
      const action = rights[`${route.method} ${route.path}`]
      if (!action) continue
      const hasRight = { name: 'admin::hasPermissions', config: { actions: [action] } }
      route.config = { policies: ['admin::isAuthenticatedAdmin', hasRight] }
    }
  }
}
