import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'

const BODY = 'strapi::body'
const SUBMISSIONS = `${settings.apiPrefix}/submissions/`

type Factory = (config: unknown, context: { strapi: Core.Strapi }) => Core.MiddlewareHandler

/**
 * Leaves the bodies of submissions to their own reader: it knows who sends, how large each form may be,
 * and where its files go. Strapi would read all of it before it looks at the token.
 */
export function leaveSubmissionsUnparsed(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend(
    BODY,
    (original: Factory): Factory =>
      (config, context) => {
        const parse = original(config, context)
        return (ctx, next) => (ctx.path.startsWith(SUBMISSIONS) ? next() : parse(ctx, next))
      },
  )
}
