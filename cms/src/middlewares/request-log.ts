import { tracedAnswer } from '@beursvloer/contract/monitoring/tracing'
import { REQUEST_ID_HEADER, withRequestId } from '@beursvloer/contract/network/request-id'
import type { Core } from '@strapi/strapi'

/**
 * Gives each request its id, and logs it, at level `debug`, as Strapi's own logger does but without its query: staff search
 * for names and e-mail addresses, and those have no business in a log.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) =>
    withRequestId(ctx.get(REQUEST_ID_HEADER), async () => {
      const start = performance.now()
      await tracedAnswer(ctx.req, ctx.res, () => ctx.path, next)
      const duration = Math.ceil(performance.now() - start)
      strapi.log.http(`${ctx.method} ${ctx.path} (${duration} ms) ${ctx.status}`)
    })
