import { type Core, factories, type UID } from '@strapi/strapi'
import { isContent } from './content-types'

/**
 * Gives each type of content the routes, controller and service that Strapi makes by itself, unless
 * its folder has its own; called before Strapi opens its routes.
 */
export function registerContentRoutes(strapi: Core.Strapi): void {
  for (const { uid } of Object.values(strapi.contentTypes).filter(isContent)) {
    const type = uid as UID.ContentType
    if (strapi.get('controllers').get(type)) continue
    const [namespace = '', name = ''] = type.split('.')
    strapi.get('services').add(namespace, { [name]: factories.createCoreService(type) })
    strapi.get('controllers').add(namespace, { [name]: factories.createCoreController(type) })
    // The types of Strapi have two kinds of routers; its own loader takes either.
    strapi.api(name).routes = { [name]: factories.createCoreRouter(type) as never }
  }
}
