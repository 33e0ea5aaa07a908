import { networkKey } from '@beursvloer/contract/network/client-address'
import { MAX_RESERVATIONS } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { limitedHash } from '../../sign-in-limits/failure-limits'
import type { Reservations } from '../../sign-ups/reserve'

const LINKS = 'sign_in_links'

/** The address that places are reserved for, and the item. */
export interface ReservedFor {
  /** Document id of the item. */
  readonly item: string
  readonly email: string
  /** IP address; null: it is not counted. */
  readonly sender: string | null
}

/** The columns that store the IP address of a link's request, for the lifetime of the link. */
export const senderColumns = (sender: string | null) => ({
  sender: sender && limitedHash('hold', sender),
  network: sender && limitedHash('hold', networkKey(sender)),
})

/**
 * Ends the reservation of an address at an item, and counts the other reservations by unfollowed
 * links. All links count, with or without an account, so that the numbers do not reveal which
 * addresses have one.
 */
export async function renewReservation(
  strapi: Core.Strapi,
  { item, email, sender }: ReservedFor,
  now: Date,
): Promise<Reservations> {
  const by = { item, email, ...senderColumns(sender) }
  const { held } = await strapi.db.transaction(async ({ trx }) => {
    await trx(LINKS).where({ item, email }).whereNotNull('held_until').update({ held_until: null })
    const counts = Object.entries(by).map(([column, value]) =>
      trx.raw('sum(case when ?? = ? then 1 else 0 end) as ??', [column, value ?? '', column]),
    )
    const found = trx(LINKS).whereNull('used_at').andWhere('held_until', '>', now)
    return { held: await found.first(counts) }
  })
  const count = (of: keyof typeof by) => Number(held?.[of] ?? 0)
  const isMost =
    Math.max(count('email'), count('sender')) >= MAX_RESERVATIONS.address ||
    count('network') >= MAX_RESERVATIONS.network
  return { ofItem: count('item'), isMost }
}
