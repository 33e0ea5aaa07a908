import { programmeItemPath, signUpPagePath } from '@beursvloer/contract/page-addresses'
import { addDeliveries, addMessage } from '../../push/queue'
import type { SignUpItem } from '../item'
import type { Occasion } from '../mails/place-mails'
import type { SignUpRow } from '../rows'
import type { SignUpWork } from '../transaction'
import { devicesOf } from './recipients'
import { itemTag } from './tag'
import { type PlaceNews, placeTexts } from './texts'

/**
 * The push text for a change that staff or the system made; null for the person's own changes, and for
 * changes of the item, which `changes.ts` pushes.
 */
function newsOf(occasion: Occasion, { history }: SignUpRow): PlaceNews | null {
  if (occasion === 'offered' || occasion === 'removed' || occasion === 'lapsed') return occasion
  const isGiven = occasion === 'confirmed' && history?.at(-1)?.cause === 'promoted'
  return isGiven ? 'promoted' : null
}

/** Sends a push message about a person's place to their devices, in the caller's transaction. */
export async function pushPlace(
  { strapi, now, published }: SignUpWork,
  item: SignUpItem,
  row: SignUpRow,
  occasion: Occasion,
): Promise<void> {
  const news = newsOf(occasion, row)
  if (!news || item.startsAt <= now) return
  const isPlace = news === 'offered' || news === 'promoted'
  const kind = isPlace ? 'place' : 'changes'
  const devices = await devicesOf(strapi, kind, row.email)
  if (devices.length === 0) return
  const until = row.until === null ? null : new Date(row.until)
  const endsAt = news === 'offered' && until ? until : item.startsAt
  const message = await addMessage(
    strapi,
    {
      // Offers of a moment end at the same one, and so are one message to several.
      subject: `${news} ${item.id} ${endsAt.toISOString()}`,
      origin: 'automatic',
      kind,
      ...placeTexts(item, news, until),
      path: (isPlace ? signUpPagePath : programmeItemPath)(item),
      tag: itemTag(item),
      isUrgent: isPlace,
      endsAt,
      targetText: TARGETS[news],
    },
    now,
  )
  await addDeliveries(strapi, message, devices, await published.fair('nl'), now)
}

const TARGETS: Readonly<Record<PlaceNews, string>> = {
  offered: 'Wie een plaats aangeboden kreeg',
  promoted: 'Wie een plaats kreeg van de organisatie',
  removed: 'Van wie de aanmelding is ingetrokken',
  lapsed: 'Van wie het aanbod verviel',
}
