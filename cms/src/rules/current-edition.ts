import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { editionOf, readSettings } from '../fair/editions'
import { problem, throwProblems } from './field-problem'
import { localesOf, type WriteParams } from './index'

const EDITION = 'api::edition.edition'
const SETTINGS = 'api::site-settings.site-settings'

/**
 * Refuses requests to delete settings, of which there is one document for good: they are changed. Their
 * English texts may go.
 */
export function keepSettings(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { action, contentType } = context
    const { locale } = context.params as WriteParams
    const goes =
      action === 'delete' && contentType.kind === 'singleType' && localesOf(locale).includes('nl')
    if (goes && strapi.requestContext.get())
      throw new errors.ValidationError(
        'Instellingen kunnen niet weg: de site heeft ze nodig. Wijzig wat er staat.',
      )
    return next()
  })
}

/**
 * Refuses changes that leave the site without a current edition: unpublishing or deleting the
 * edition that the settings name, and settings that name an unpublished one. That the settings name
 * one at all follows from the rule of required relations.
 */
export function registerCurrentEdition(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context
    const { documentId, locale } = context.params as WriteParams
    const goes = uid === EDITION && (action === 'delete' || action === 'unpublish')
    // Without its Dutch version there is no edition.
    if (goes && localesOf(locale).includes('nl')) {
      const current = (await readSettings(strapi))?.edition
      if (current && current.documentId === documentId)
        throwProblems(
          problem(
            'name',
            'Dit is de huidige editie: de site heeft haar nodig. Kies eerst bij de instellingen van de site een andere huidige editie.',
          ),
        )
    }
    if (uid !== SETTINGS || action !== 'update') return next()
    return strapi.db.transaction(async () => {
      const before = await readSettings(strapi)
      const result = await next()
      const after = await readSettings(strapi)
      const isOther = after?.edition && after.edition.documentId !== before?.edition?.documentId
      if (isOther && !(await editionOf(strapi, after, 'nl')))
        throwProblems(
          problem('edition', 'Publiceer deze editie eerst: de site kan haar nog niet tonen.'),
        )
      return result
    })
  })
}
