import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { claimDue } from '../transactions/claim-due'
import { DELIVERIES, DELIVERY, type InstallationRow, installationsOf } from './rows'

/** How long deliveries may be on their way before they are taken for lost with their process, in ms. */
const CLAIM_MS = 2 * MINUTE_MS

/** Something that this process, and no other, may send to a device. */
export interface Claimed {
  readonly id: number
  readonly receipt: string
  /** Id of the row of the message. */
  readonly message: number
  readonly service: string
  /** Includes the attempt about to be made. */
  readonly attempts: number
  readonly endsAt: Date
  /** Null if it was removed in the meantime. */
  readonly installation: InstallationRow | null
}

interface DeliveryRow extends Omit<Claimed, 'endsAt' | 'installation'> {
  readonly endsAt: string | number | Date
  readonly installation: number
}

/**
 * Claims due deliveries, those first that expire first, so that no other process sends them.
 * @param count maximum
 */
export async function claimDeliveries(
  strapi: Core.Strapi,
  now: Date,
  count: number,
): Promise<Claimed[]> {
  const ids = await claimDue(strapi, {
    table: DELIVERIES,
    now,
    ms: CLAIM_MS,
    choose: (due) => due.orderBy(['ends_at', 'id']).limit(count),
  })
  if (ids.length === 0) return []
  const deliveries: DeliveryRow[] = await strapi.db.query(DELIVERY).findMany({
    where: { id: { $in: ids } },
    orderBy: [{ endsAt: 'asc' }, { id: 'asc' }],
  })
  const installations: InstallationRow[] = await installationsOf(strapi).findMany({
    where: { id: { $in: deliveries.map(({ installation }) => installation) } },
  })
  const byId = new Map(installations.map((row) => [row.id, row]))
  return deliveries.map(({ endsAt, installation, ...rest }) => ({
    ...rest,
    endsAt: new Date(endsAt),
    installation: byId.get(installation) ?? null,
  }))
}
