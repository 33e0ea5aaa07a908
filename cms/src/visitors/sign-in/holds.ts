import { networkKey } from '@beursvloer/contract/network/client-address'
import { MAX_HOLDS } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { limitedHash } from '../../sign-in-limits/failure-limits'
import type { Held } from '../../sign-ups/hold'

const LINKS = 'sign_in_links'

/** Who has places held, and for which item. */
export interface Holder {
  /** Document id of the item. */
  readonly item: string
  readonly email: string
  /** IP address; null: it is not counted. */
  readonly sender: string | null
}

/** What a link keeps of an IP address, while it is kept. */
export const senderColumns = (sender: string | null) => ({
  sender: sender && limitedHash('hold', sender),
  network: sender && limitedHash('hold', networkKey(sender)),
})

/**
 * Ends what an address holds at an item, and counts what is held besides by links that nobody followed yet.
 * Links count whatever is known of their addresses, so that numbers do not tell it.
 */
export async function renewHold(
  strapi: Core.Strapi,
  { item, email, sender }: Holder,
  now: Date,
): Promise<Held> {
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
    Math.max(count('email'), count('sender')) >= MAX_HOLDS.address ||
    count('network') >= MAX_HOLDS.network
  return { ofItem: count('item'), isMost }
}
