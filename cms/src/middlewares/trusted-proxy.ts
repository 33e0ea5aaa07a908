import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { keepTrustedHeaders } from '../http/forwarded-headers'

/** Takes out what only a proxy may say; comes first, so that nothing sees it before. */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const { headers, socket } = ctx.req
  keepTrustedHeaders(headers, socket.remoteAddress ?? '', settings.trustedProxy)
  return next()
}
