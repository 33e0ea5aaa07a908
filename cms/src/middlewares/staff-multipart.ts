import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { isFormRequest } from '../http/request-bodies'
import { staffSession } from '../staff-sign-in/staff-session'

/**
 * The routes of the panel that take files: the media library, drawings of halls, imports, invoices and
 * proofs.
 */
const TAKES_FILES = /^\/(upload|floor-plan|imports|my-stand\/(invoices|proofs))\//

/**
 * Refuses multipart bodies, except from signed-in staff on routes that take files: Strapi would
 * write the files to disk before it looks for a route.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  (ctx, next) => {
    if (!ctx.is('multipart') || isFormRequest(ctx)) return next()
    if (!TAKES_FILES.test(`${ctx.path}/`)) throw new HttpError(415)
    if (!staffSession(strapi, ctx)) throw new HttpError(401)
    return next()
  }
