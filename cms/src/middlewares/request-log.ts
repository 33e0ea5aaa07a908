import type { Core } from '@strapi/strapi'

/**
 * Logs each request, at level `debug`, as Strapi's own logger does but without its query: staff search
 * for names and e-mail addresses, and those have no business in a log.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const start = performance.now()
    await next()
    const duration = Math.ceil(performance.now() - start)
    strapi.log.http(`${ctx.method} ${ctx.path} (${duration} ms) ${ctx.status}`)
  }
