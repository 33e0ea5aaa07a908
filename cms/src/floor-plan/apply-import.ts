import type { Core, UID } from '@strapi/strapi'
import { areaOf, boxOf } from '../geometry/polygons'
import { moveStands } from '../rules/move-stands'
import type { Change, Hall, ImportReport } from './import-report'
import { openSidesOf } from './open-sides'

/** The stored fields of a change; the rules add width and depth. */
function dataOf({ kind, key, action, polygon }: Change, hall: Hall, after: ImportReport['after']) {
  if (kind !== 'stand') return { polygon }
  const sizes = { polygon, area: areaOf(polygon) }
  if (action !== 'create') return sizes
  const others = after.filter((place) => place.kind === 'stand' && place.key !== key)
  const openSides = openSidesOf(
    boxOf(polygon),
    others.map((other) => boxOf(other.polygon)),
  )
  return { ...sizes, number: key, hall: hall.documentId, openSides, availability: 'free' }
}

/**
 * Applies the changes of a report, in one transaction, with all rules of the CMS.
 * @param userId the current administrator
 * @throws ValidationError with Dutch messages; nothing has been written then
 */
export async function applyImport(
  strapi: Core.Strapi,
  hall: Hall,
  { changes, after }: Pick<ImportReport, 'changes' | 'after'>,
  userId: number,
): Promise<void> {
  await moveStands(strapi, hall, async () => {
    for (const change of changes) {
      const documents = strapi.documents(`api::${change.kind}.${change.kind}` as UID.ContentType)
      const data = { ...dataOf(change, hall, after), updatedBy: userId } as object
      const { documentId } = change
      if (documentId) await documents.update({ documentId, locale: 'nl', data } as never)
      else await documents.create({ data: { ...data, createdBy: userId } } as never)
    }
  })
}
