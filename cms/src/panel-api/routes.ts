import type { Core } from '@strapi/strapi'
import type { Answer } from './answers'
import { type Rights, rightIds } from './rights'

/** Answers by method and path. */
type Routes = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /${string}`, Answer>>

/** Routes of the panel, by the right that they require. */
export type PanelRoutes<Action extends string> = Readonly<Partial<Record<Action, Routes>>>

const routesOf = (routes: Routes, ...rights: readonly object[]) =>
  Object.entries(routes).map(([address, handler]) => {
    const [method, path = ''] = address.split(' ')
    const config = { policies: ['admin::isAuthenticatedAdmin', ...rights] }
    return { method, path, handler, config }
  })

const register = (
  strapi: Core.Strapi,
  prefix: string,
  routes: ReturnType<typeof routesOf>,
): void => {
  // A path with parameters may match what another one says.
  const fixedFirst = routes.toSorted(
    (one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
  )
  strapi.server.routes({ type: 'admin', prefix, routes: fixedFirst } as never)
}

/** Opens routes to the admin panel, each to users with its right. */
export function registerPanelRoutes<Action extends string>(
  strapi: Core.Strapi,
  prefix: string,
  rights: Rights<Action>,
  routes: PanelRoutes<Action>,
): void {
  const hasRight = (action: string) => ({
    name: 'admin::hasPermissions',
    config: { actions: [action] },
  })
  const all = Object.entries(rightIds(rights)) as [Action, string][]
  register(
    strapi,
    prefix,
    all.flatMap(([name, id]) => routesOf(routes[name] ?? {}, hasRight(id))),
  )
}

/** Opens routes to every signed-in user of the admin panel; their handlers check permissions. */
export const registerStaffRoutes = (strapi: Core.Strapi, prefix: string, routes: Routes): void =>
  register(strapi, prefix, routesOf(routes))

/**
 * Registers rights with the admin panel; must be done before its own start removes unknown ones.
 */
export async function registerRights<Action extends string>(
  strapi: Core.Strapi,
  { group, category, names }: Rights<Action>,
): Promise<void> {
  const { actionProvider } = strapi.service('admin::permission')
  await actionProvider.registerMany(
    Object.entries(names).map(([action, displayName]) => ({
      uid: `${group}.${action}`,
      displayName,
      section: 'settings',
      category,
    })),
  )
}
