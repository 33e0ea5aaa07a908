import type { Core } from '@strapi/strapi'
import { reconnect } from '../rules/reconnect'
import { isContent } from './content-types'
import { raiseContentVersion } from './counters'

const MEDIA = 'plugin::upload.file'
const MEDIA_COUNTER = 'upload'
const LANGUAGE = 'plugin::i18n.locale'
const LANGUAGE_COUNTER = 'i18n'

/** Whether an action of the document service changes public content. */
function isPublic(action: string, draftAndPublish: boolean, status: unknown): boolean {
  if (action === 'create' || action === 'update') return !draftAndPublish || status === 'published'
  if (action === 'clone') return !draftAndPublish
  return action === 'publish' || action === 'unpublish' || action === 'delete'
}

/**
 * Raises a type's counter after each change of its published content: publishing, withdrawing,
 * deleting, and any write of a type without drafts. Saving a draft raises nothing. Replacing,
 * describing or deleting a file raises the counter of the media library; a change of the list of
 * languages raises that of `i18n`, as deleting one takes its translations of every type along.
 */
export function watchContentChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, contentType, params } = context
    const { status, documentId } = params as { status?: unknown; documentId?: string }
    const draftAndPublish = contentType.options?.draftAndPublish === true
    if (!isContent(contentType) || !isPublic(action, draftAndPublish, status)) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      await raiseContentVersion(strapi, contentType.info.singularName)
      const isPublished = action === 'publish' || status === 'published'
      const back =
        isPublished && documentId ? await reconnect(strapi, contentType.uid, documentId) : []
      for (const type of back) await raiseContentVersion(strapi, type)
      return result
    })
  })

  const raiseMedia = () => raiseContentVersion(strapi, MEDIA_COUNTER)
  strapi.db.lifecycles.subscribe({
    models: [MEDIA],
    afterUpdate: raiseMedia,
    afterUpdateMany: raiseMedia,
    afterDelete: raiseMedia,
    afterDeleteMany: raiseMedia,
  })

  const raiseLanguages = () => raiseContentVersion(strapi, LANGUAGE_COUNTER)
  strapi.db.lifecycles.subscribe({
    models: [LANGUAGE],
    afterCreate: raiseLanguages,
    afterUpdate: raiseLanguages,
    afterDelete: raiseLanguages,
  })
}
