import type { Core } from '@strapi/strapi'
import { checkQuery } from '../http/query-limits'

/**
 * Applies the limits to queries of the content API; those of the panel are longer, and come from
 * staff.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  // Routes take capitals for small letters.
  const api = `${strapi.config.get<string>('api.rest.prefix')}/`.toLowerCase()
  return (ctx, next) => {
    if (ctx.path.toLowerCase().startsWith(api)) checkQuery(ctx.querystring)
    return next()
  }
}
