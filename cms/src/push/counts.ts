import type { Core } from '@strapi/strapi'
import { type Counts, DELIVERIES, DELIVERY_STATES, type DeliveryState } from './rows'

export const NO_COUNTS: Counts = {
  waiting: 0,
  sending: 0,
  sent: 0,
  gone: 0,
  failed: 0,
  ended: 0,
  stopped: 0,
  shown: 0,
  opened: 0,
}

interface Row {
  readonly message: number
  readonly state: DeliveryState
  readonly count: number | string
  readonly shown: number | string
  readonly opened: number | string
}

/** The counts of messages' deliveries and outcomes, by the ids of their rows. */
export async function countsOf(
  strapi: Core.Strapi,
  messages: readonly number[],
): Promise<ReadonlyMap<number, Counts>> {
  const rows: Row[] = await strapi.db
    .connection(DELIVERIES)
    .select('message', 'state')
    .whereIn('message', [...messages])
    .count({ count: '*', shown: 'shown_at', opened: 'opened_at' })
    .groupBy('message', 'state')
  const counts = new Map<number, Counts>()
  for (const { message, state, count, shown, opened } of rows) {
    const known = counts.get(message) ?? NO_COUNTS
    counts.set(message, {
      ...known,
      [state]: Number(count),
      shown: known.shown + Number(shown),
      opened: known.opened + Number(opened),
    })
  }
  return counts
}

/** The number of devices that a message is for. */
export const devicesIn = (counts: Counts): number =>
  DELIVERY_STATES.reduce((sum, state) => sum + counts[state], 0)
