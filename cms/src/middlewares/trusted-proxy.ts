import { hasTwoHosts } from '@beursvloer/contract/network/host-headers'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { keepTrustedHeaders } from '../http/forwarded-headers'

/**
 * Removes untrusted proxy headers, and refuses two hosts; comes first, so that no other code reads
 * them.
 */
export default (): Core.MiddlewareHandler => (ctx, next) => {
  const { headers, rawHeaders, socket } = ctx.req
  if (hasTwoHosts(rawHeaders)) {
    ctx.status = 400
    return
  }
  keepTrustedHeaders(headers, socket.remoteAddress ?? '', settings.trustedProxy)
  return next()
}
