import { EDITION_PATHS, type EditionType } from '@beursvloer/contract/content/editions'
import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { editionOf, readSettings } from '../fair/editions'
import { inEdition } from '../fair/of-edition'
import { problem, throwProblems } from './field-problem'
import { localesOf, type WriteParams } from './index'

const EDITION = 'api::edition.edition'
const SETTINGS = 'api::site-settings.site-settings'

const HELD =
  'Aan deze editie hangt nog inhoud, zoals hallen of tarieven. Zonder de editie zou die bij elke beurs horen. Verwijder die eerst.'

/** Whether anything is of an edition. */
async function holdsThings({ db }: Core.Strapi, edition: string): Promise<boolean> {
  for (const type of Object.keys(EDITION_PATHS) as EditionType[])
    if (EDITION_PATHS[type].length === 1 && type !== 'day') {
      const where = inEdition(type, edition)
      if ((await db.query(`api::${type}.${type}` as UID.ContentType).count({ where })) > 0)
        return true
    }
  return false
}

/**
 * Refuses requests to delete settings, which always have one document: they are changed. Their
 * English texts may be deleted.
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
 * edition that the settings name, and settings that name an unpublished one, now or later. Also
 * refuses to delete an edition that has content. The rule of required relations ensures that the
 * settings name one at all.
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
      if (documentId && (await holdsThings(strapi, documentId)))
        throwProblems(problem('name', HELD))
    }
    if (uid !== SETTINGS || action !== 'update') return next()
    return strapi.db.transaction(async () => {
      const before = await readSettings(strapi)
      const result = await next()
      const after = await readSettings(strapi)
      for (const field of ['edition', 'nextEdition'] as const) {
        const edition = after?.[field]
        const isOther = edition && edition.documentId !== before?.[field]?.documentId
        if (isOther && !(await editionOf(strapi, { edition }, 'nl')))
          throwProblems(
            problem(field, 'Publiceer deze editie eerst: de site kan haar nog niet tonen.'),
          )
      }
      return result
    })
  })
}
