import type { Core, UID } from '@strapi/strapi'
import { isContent } from '../content-version/content-types'
import type { WriteParams } from '../rules/index'
import { goneOf, keepItem, snapshotOf } from './items'

/** Whether a request deletes documents of a type itself, and not on the way to something else. */
function deletesItself(strapi: Core.Strapi, uid: string): boolean {
  const ctx = strapi.requestContext.get()
  return ctx?.params.model === uid || ctx?.state.route?.handler === `${uid}.delete`
}

/**
 * Stores the content that staff and programs delete in the wastebasket, in the languages in which
 * it is deleted.
 */
export function keepDeleted(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, contentType } = context
    const uid = context.uid as UID.ContentType
    const { documentId } = context.params as WriteParams
    const ctx = strapi.requestContext.get()
    const isDeleted = action === 'delete' && isContent(contentType) && deletesItself(strapi, uid)
    if (!isDeleted || !documentId || !ctx) return next()
    return strapi.db.transaction(async () => {
      const snapshot = await snapshotOf(strapi, uid, documentId)
      const result = await next()
      const gone = snapshot && (await goneOf(strapi, uid, documentId, snapshot))
      if (gone) await keepItem(strapi, ctx as never, uid, documentId, gone)
      return result
    })
  })
}
