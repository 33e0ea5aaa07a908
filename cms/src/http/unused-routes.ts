import type { Core } from '@strapi/strapi'

interface Router {
  routes: readonly { readonly path: string }[]
}

type Routers = Readonly<Record<string, Router>>

/** Routes of Strapi that nothing here uses. */
const UNUSED = {
  /** Asks a server of Strapi's company about a trial. */
  admin: ['/license-trial-time-left'],
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
