import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import { claimDue } from '../transactions/claim-due'
import { DELIVERIES, INSTALLATIONS, type InstallationRow } from './rows'

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
  readonly installation: Pick<
    InstallationRow,
    | 'id'
    | 'language'
    | 'tellChanges'
    | 'tellPlace'
    | 'tellSoon'
    | 'tellNews'
    | 'endpoint'
    | 'deviceKey'
    | 'authSecret'
  > | null
}

interface Joined {
  readonly id: number
  readonly receipt: string
  readonly message: number
  readonly service: string
  readonly attempts: number
  readonly ends_at: string | number | Date
  readonly device: number | null
  readonly language: 'nl' | 'en'
  readonly tell_changes: boolean | number
  readonly tell_place: boolean | number
  readonly tell_soon: boolean | number
  readonly tell_news: boolean | number
  readonly endpoint: string | null
  readonly device_key: string | null
  readonly auth_secret: string | null
}

const toClaimed = (row: Joined): Claimed => ({
  id: row.id,
  receipt: row.receipt,
  message: row.message,
  service: row.service,
  attempts: row.attempts,
  endsAt: new Date(row.ends_at),
  installation:
    row.device === null
      ? null
      : {
          id: row.device,
          language: row.language,
          tellChanges: Boolean(row.tell_changes),
          tellPlace: Boolean(row.tell_place),
          tellSoon: Boolean(row.tell_soon),
          tellNews: Boolean(row.tell_news),
          endpoint: row.endpoint,
          deviceKey: row.device_key,
          authSecret: row.auth_secret,
        },
})

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
  const rows: Joined[] = await strapi.db
    .connection({ d: DELIVERIES })
    .leftJoin({ i: INSTALLATIONS }, 'i.id', 'd.installation')
    .select('d.id', 'd.receipt', 'd.message', 'd.service', 'd.attempts', 'd.ends_at')
    .select({ device: 'i.id' }, 'i.language', 'i.endpoint', 'i.device_key', 'i.auth_secret')
    .select('i.tell_changes', 'i.tell_place', 'i.tell_soon', 'i.tell_news')
    .whereIn('d.id', ids)
    .orderBy(['d.ends_at', 'd.id'])
  return rows.map(toClaimed)
}
