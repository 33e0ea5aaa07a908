import type { Core, UID } from '@strapi/strapi'
import { areaOf, type Box, boxOf, TOLERANCE } from '../geometry/polygons'
import { moveStands } from '../rules/move-stands'
import type { Change, Hall, ImportReport } from './import-report'

/** So much of a side must border on an aisle for it to count as open. */
const OPEN_SHARE = 0.5

const meets = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE

const shared = (from: number, to: number, start: number, end: number) =>
  Math.max(0, Math.min(to, end) - Math.max(from, start))

/**
 * How many of the four sides of a stand border on an aisle rather than on another stand: 1 for a
 * row stand, 2 for a corner, 3 for a head, 4 for an island.
 * @returns at least 1, as a closed stand could not be entered
 */
export function openSidesOf(stand: Box, others: readonly Box[]): number {
  const [right, bottom] = [stand.x + stand.width, stand.y + stand.length]
  const beside = (touches: (other: Box) => boolean) =>
    others
      .filter(touches)
      .reduce((sum, { y, length }) => sum + shared(stand.y, bottom, y, y + length), 0)
  const behind = (touches: (other: Box) => boolean) =>
    others
      .filter(touches)
      .reduce((sum, { x, width }) => sum + shared(stand.x, right, x, x + width), 0)
  const closed = [
    beside(({ x, width }) => meets(x + width, stand.x)) / stand.length,
    beside(({ x }) => meets(x, right)) / stand.length,
    behind(({ y, length }) => meets(y + length, stand.y)) / stand.width,
    behind(({ y }) => meets(y, bottom)) / stand.width,
  ]
  return Math.max(1, closed.filter((share) => share < OPEN_SHARE).length)
}

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
