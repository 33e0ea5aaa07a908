import type { Core, UID } from '@strapi/strapi'
import { localesOf, type WriteParams } from '../../rules'
import { checkAfterWrite } from '../../rules/check-after-write'
import { publishTogether } from '../../rules/publish-together'

interface DocumentManager {
  publishMany(
    uid: UID.ContentType,
    documentIds: readonly string[],
    locale: WriteParams['locale'],
  ): Promise<number>
}

interface Plugin {
  services: { 'document-manager': (context: { strapi: Core.Strapi }) => DocumentManager }
}

/** Publishes the selected documents of a list as one change: items may swap rooms and times. */
export default <T extends Plugin>(plugin: T): T => {
  const make = plugin.services['document-manager']
  plugin.services = {
    ...plugin.services,
    'document-manager': (context) => {
      const manager = make(context)
      return {
        ...manager,
        publishMany: (uid, documentIds, locale) =>
          publishTogether(
            context.strapi,
            () => manager.publishMany(uid, documentIds, locale),
            async () => {
              const how = { publishing: true, dutch: localesOf(locale).includes('nl') }
              for (const documentId of documentIds)
                await checkAfterWrite(context.strapi, uid, documentId, how)
            },
          ),
      }
    },
  }
  return plugin
}
