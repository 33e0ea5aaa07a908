import { networkKey } from '@beursvloer/contract/network/client-address'
import { MAX_HOLDS } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { limitedHash } from '../../sign-in-limits/failure-limits'
import type { Held } from '../../sign-ups/hold'

const LINK = 'api::sign-in-link.sign-in-link'

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
  const links = strapi.db.query(LINK)
  await links.updateMany({ where: { item, email }, data: { heldUntil: null } })
  const count = (of: object): Promise<number> =>
    links.count({ where: { ...of, usedAt: null, heldUntil: { $gt: now } } })
  const by = senderColumns(sender)
  const ofItem = await count({ item })
  const ofEmail = await count({ email })
  const ofSender = by.sender ? await count({ sender: by.sender }) : 0
  const ofNetwork = by.network ? await count({ network: by.network }) : 0
  const isMost = Math.max(ofEmail, ofSender) >= MAX_HOLDS.address || ofNetwork >= MAX_HOLDS.network
  return { ofItem, isMost }
}
