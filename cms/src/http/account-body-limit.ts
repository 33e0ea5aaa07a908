import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'

const BODY = 'strapi::body'
const ACCOUNT_CALLS = `${settings.apiPrefix}/auth/`
/** Largest body of an account call; a registration, the largest, fills a tenth of it. */
const LARGEST = '64kb'

type Factory = (config: object, context: { strapi: Core.Strapi }) => Core.MiddlewareHandler

/** Reads no more of an account call than one can have. */
export function boundAccountBodies(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend(
    BODY,
    (original: Factory): Factory =>
      (config, context) => {
        const parse = original(config, context)
        const limits = { jsonLimit: LARGEST, formLimit: LARGEST, textLimit: LARGEST }
        const parseSmall = original({ ...config, ...limits, multipart: false }, context)
        return (ctx, next) => (ctx.path.startsWith(ACCOUNT_CALLS) ? parseSmall : parse)(ctx, next)
      },
  )
}
