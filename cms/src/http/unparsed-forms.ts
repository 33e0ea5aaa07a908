import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'

const BODY = 'strapi::body'
const SUBMISSIONS = `${settings.apiPrefix}/submissions/`
const PROFILE = `${settings.apiPrefix}/visitor-profile`

/** Whether a request brings a form of a visitor, which has a reader of its own. */
export const bringsForm = ({ method, path }: { method: string; path: string }): boolean =>
  path.startsWith(SUBMISSIONS) || (method === 'PUT' && path === PROFILE)

type Factory = (config: unknown, context: { strapi: Core.Strapi }) => Core.MiddlewareHandler

/**
 * Leaves the bodies of submissions, and of profiles that visitors change, to their own reader: it knows who sends, how large each form may be,
 * and where its files go. Strapi would read all of it before it looks at the token.
 */
export function leaveSubmissionsUnparsed(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend(
    BODY,
    (original: Factory): Factory =>
      (config, context) => {
        const parse = original(config, context)
        return (ctx, next) => (bringsForm(ctx) ? next() : parse(ctx, next))
      },
  )
}
