import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { parseInTime } from './parse-in-time'

/** An error of a body parser; it carries `status`, `httpCode` or neither. */
interface ParserError extends Error {
  status?: number
  readonly httpCode?: number
}

/**
 * Gives the error of a body that could not be parsed the status of its parser, else 400: an error
 * of a parser is caused by the sender.
 * @throws the error
 */
function rejectUnreadable(error: ParserError): never {
  const named = error.status ?? error.httpCode ?? 400
  error.status = named >= 400 && named < 500 ? named : 400
  throw error
}

const BODY = 'strapi::body'
const SUBMISSIONS = `${settings.apiPrefix}/submissions/`
const OF_STANDS = ['/my-stands/', '/leads/'].map((path) => settings.apiPrefix + path)
const PROFILE = `${settings.apiPrefix}/visitor-profile`
/** Calls of visitors, and the sign-in of the panel, with a few short texts each. */
const SMALL_CALLS = [
  ...['/auth/', '/sign-ups', '/push/', '/my-stands', '/meetings', '/name-cards'].map(
    (path) => settings.apiPrefix + path,
  ),
  ...['login', 'register', 'forgot-password', 'reset-password', 'access-token'].map(
    (name) => `/admin/${name}`,
  ),
]
/** Largest body of such a call; a registration, the largest, fills a tenth of it. */
const MAX_SMALL_BODY = '64kb'

/** Whether a request brings a form of a visitor or an exhibitor, which has a reader of its own. */
export const isFormRequest = ({ method, path }: { method: string; path: string }): boolean =>
  path.startsWith(SUBMISSIONS) ||
  (method === 'PUT' && (path === PROFILE || OF_STANDS.some((start) => path.startsWith(start))))

type Factory = (config: object, context: { strapi: Core.Strapi }) => Core.MiddlewareHandler

/**
 * Limits the bodies that Strapi parses before it checks the token: MAX_SMALL_BODY for SMALL_CALLS, the
 * configured limits for other calls, and no parsing of submissions and profile changes. Those have
 * their own reader, which knows the limit of each form and stores its files.
 */
export function limitRequestBodies(strapi: Core.Strapi): void {
  strapi.get('middlewares').extend(
    BODY,
    (original: Factory): Factory =>
      (config, context) => {
        const parse = parseInTime(original({ ...config, onError: rejectUnreadable }, context))
        const limit = MAX_SMALL_BODY
        const limits = { jsonLimit: limit, formLimit: limit, textLimit: limit, multipart: false }
        const parseSmall = original({ ...config, ...limits, onError: rejectUnreadable }, context)
        return (ctx, next) => {
          if (isFormRequest(ctx)) return next()
          return (SMALL_CALLS.some((path) => ctx.path.startsWith(path)) ? parseSmall : parse)(
            ctx,
            next,
          )
        }
      },
  )
}
