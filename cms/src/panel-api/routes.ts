import type { Core } from '@strapi/strapi'
import type { Answer } from './answers'

/** What the panel may ask, by the right that it takes. */
export type PanelRoute<Action extends string> = readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  action: Action,
  answer: Answer,
]

/**
 * Opens routes to the admin panel, each to who has the right for it.
 * @param actions ids of the rights
 */
export function registerPanelRoutes<Action extends string>(
  strapi: Core.Strapi,
  prefix: string,
  actions: Readonly<Record<Action, string>>,
  routes: readonly PanelRoute<Action>[],
): void {
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

interface Rights<Action extends string> {
  /** Begins the id of every right: `submissions` of `api::submissions.read`. */
  readonly group: string
  /** What the panel calls the group. */
  readonly category: string
  readonly names: Readonly<Record<Action, string>>
}

/** Makes rights known to the admin panel; must be done before its own start removes unknown ones. */
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
