import type { Core } from '@strapi/strapi'
import type { Answer } from './answers'
import { type Rights, rightIds } from './rights'

/** A route of the panel, with the right that it requires. */
export type PanelRoute<Action extends string> = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  action: Action,
  answer: Answer,
]

/** Opens routes to the admin panel, each to users with its right. */
export function registerPanelRoutes<Action extends string>(
  strapi: Core.Strapi,
  prefix: string,
  rights: Rights<Action>,
  routes: readonly PanelRoute<Action>[],
): void {
  const actions = rightIds(rights)
  strapi.server.routes({
    type: 'admin',
    prefix,
    routes: routes.map(([method, path, action, handler]) => ({
      method,
      path,
      handler,
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [actions[action]] } },
        ],
      },
    })),
  } as never)
}

/** A route open to all staff; its handler checks their rights. */
export type StaffRoute = readonly [method: 'GET' | 'POST' | 'DELETE', path: string, answer: Answer]

/** Opens routes to everybody who is signed in to the admin panel. */
export function registerStaffRoutes(
  strapi: Core.Strapi,
  prefix: string,
  routes: readonly StaffRoute[],
): void {
  strapi.server.routes({
    type: 'admin',
    prefix,
    routes: routes.map(([method, path, handler]) => ({
      method,
      path,
      handler,
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  } as never)
}

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
