import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'
import { overlapsAmong } from '../geometry/overlaps'
import { isPolygon, type Polygon } from '../geometry/polygons'
import { withLock } from '../transactions/with-lock'
import { problem, throwProblems } from './field-problem'
import { checkOutline, passageClosedBy } from './floor-places'
import { endsIn } from './passage-ends'

const STAND = 'api::stand.stand'

/** A stand with its number and outline, as the database has it. */
export interface StandRow {
  readonly documentId: string
  readonly number: string
  readonly polygon: unknown
}

/** The stands of a hall. */
export const standsIn = async (strapi: Core.Strapi, hall: string): Promise<StandRow[]> =>
  (await strapi.documents(STAND).findMany({
    fields: ['number', 'polygon'],
    filters: { hall: { documentId: hall } },
  })) as unknown as StandRow[]

const moving = new AsyncLocalStorage<true>()

/** Writes stands where others need not be looked at: into halls that have no others. */
export const movingStands = <T>(write: () => Promise<T>): Promise<T> => moving.run(true, write)

/** Whether the current writes of stands are checked together at the end. */
export const areStandsMoving = (): boolean => moving.getStore() === true

/**
 * Writes several stands of a hall in one transaction. Two that swap places overlap until both have
 * moved, so the rules about places are checked at the end instead of after each write.
 *
 * @param write does the writing, by the document service
 * @throws ValidationError with Dutch messages; nothing has been written then
 */
export async function moveStands(
  strapi: Core.Strapi,
  hall: { readonly documentId: string; name: string; width: number; length: number },
  write: () => Promise<void>,
): Promise<void> {
  await withLock(strapi, 'content', async () => {
    await moving.run(true, write)
    const stands = await standsIn(strapi, hall.documentId)
    throwProblems(stands.flatMap(({ polygon }) => checkOutline({ polygon, hall })))
    const ends = await endsIn(strapi, hall.documentId)
    throwProblems(
      stands.flatMap(({ number, polygon }) => {
        const closed = passageClosedBy(polygon, ends)
        if (!closed) return []
        return problem('polygon', `Stand ${number} staat voor doorgang „${closed.name}”.`)
      }),
    )
    const placed = stands.filter(({ polygon }) => isPolygon(polygon))
    throwProblems(
      overlapsAmong(placed as (StandRow & { polygon: Polygon })[]).map(([a, b]) => ({
        path: 'polygon',
        message: `Stand ${a.number} overlapt stand ${b.number}.`,
      })),
    )
  })
}
