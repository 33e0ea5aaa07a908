import path from 'node:path'
import type { Core } from '@strapi/strapi'
import { UPLOAD_MAX_AGE_SECONDS, UPLOADS } from '../../config/plugins'
import settings from '../../config/settings'
import { openBucket } from '../private-files/bucket.mts'

/** Strapi makes names of these characters only. */
const ADDRESS = new RegExp(`^/${UPLOADS}/[\\w.-]+$`)

/** Answers files of the media library from the bucket, as Strapi answers those on the disk. */
export default (): Core.MiddlewareHandler => {
  const opened = settings.bucket && openBucket(settings.bucket)
  return async (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD'
    if (!opened || !isRead || !ADDRESS.test(ctx.path)) return next()
    const found = await (await opened).get(ctx.path.slice(1), ctx.get('range') || undefined)
    if (!found) return ctx.throw(404)
    ctx.status = found.range ? 206 : 200
    ctx.set({ 'accept-ranges': 'bytes', 'cache-control': `max-age=${UPLOAD_MAX_AGE_SECONDS}` })
    if (found.range) ctx.set('content-range', found.range)
    ctx.etag = found.etag
    ctx.lastModified = found.changedAt
    if (ctx.fresh) {
      found.content.destroy()
      ctx.status = 304
      return
    }
    ctx.type = path.extname(ctx.path)
    ctx.length = found.bytes
    ctx.body = found.content
    if (ctx.method === 'HEAD') found.content.destroy()
  }
}
