import type { Core } from '@strapi/strapi'

interface Router {
  routes: readonly { readonly path: string }[]
}

type Routers = Readonly<Record<string, Router>>

/** Routes of Strapi that nothing here uses. */
const UNUSED = {
  admin: [
    // Asks a server of Strapi's company about a trial.
    '/license-trial-time-left',
    // Webhooks make the server ask addresses, private ones too, that staff choose.
    '/webhooks',
    '/webhooks/:id',
    '/webhooks/:id/trigger',
    '/webhooks/batch-delete',
  ],
  /** Let staff send any mail to anybody, past the outbox. */
  email: ['/', '/test'],
} as const

const without = (routers: Routers, paths: readonly string[]): void => {
  for (const router of Object.values(routers))
    router.routes = router.routes.filter(({ path }) => !paths.includes(path))
}

/** Takes out routes of Strapi that nothing here uses; called before Strapi opens its routes. */
export function closeUnusedRoutes(strapi: Core.Strapi): void {
  without(strapi.admin.routes as unknown as Routers, UNUSED.admin)
  without(strapi.plugin('email').routes as unknown as Routers, UNUSED.email)
}

/**
 * Removes the rights to webhooks from the grantable ones, and from the role that Strapi has given them
 * to; called after Strapi registers them.
 */
export async function hideWebhookRights(strapi: Core.Strapi): Promise<void> {
  const { actionProvider, cleanPermissionsInDatabase } = strapi.service('admin::permission')
  for (const right of ['create', 'read', 'update', 'delete'])
    await actionProvider.delete(`admin::webhooks.${right}`)
  await cleanPermissionsInDatabase()
}

/** Disables webhooks, stored ones too; called before Strapi reads them. */
export function closeWebhooks(strapi: Core.Strapi): void {
  strapi.get('webhookRunner').add = () => undefined
}
