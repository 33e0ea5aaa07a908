import { MINUTE_MS } from '@beursvloer/contract/durations'
import { OFFER_HOURS, OFFER_MINUTES_AT_FAIR } from '@beursvloer/contract/sign-ups/terms'
import { fairDate } from '../fair/dates'
import type { Fair } from '../fair/fair'
import { newToken } from '../mail/link-token'
import type { SignUpItem } from './item'
import { notifyPlace } from './notify'
import {
  changeSignUp,
  type PlaceCounts,
  placeCounts,
  type SignUpRow,
  signUpsOf,
  waitingFor,
} from './rows'
import type { SignUpWork } from './transaction'

/**
 * The end of an offer of a place that is free now: after 24 hours, or 15 minutes once the fair has
 * begun.
 */
function offerUntil(
  { startsAt }: Pick<SignUpItem, 'startsAt'>,
  { edition }: Pick<Fair, 'edition'>,
  now: Date,
): Date {
  const hasBegun = edition.startDate !== '' && fairDate(now) >= edition.startDate
  const minutes = hasBegun ? OFFER_MINUTES_AT_FAIR : OFFER_HOURS * 60
  const until = new Date(now.getTime() + minutes * MINUTE_MS)
  return until < startsAt ? until : startsAt
}

/** Ends reservations and offers whose time is over. */
async function endLapsed(work: SignUpWork, item: SignUpItem): Promise<void> {
  const { strapi, now } = work
  const lapsed: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: { item: item.id, state: { $in: ['held', 'offered'] }, until: { $lte: now } },
    orderBy: { turn: 'asc' },
  })
  for (const row of lapsed) {
    const ended = await changeSignUp(work, row, { to: 'cancelled' }, { cause: 'lapsed', now })
    // No notification for holds that were never confirmed.
    if (row.state === 'offered') await notifyPlace(work, item, ended, 'lapsed')
  }
}

/** Number of free places of an item; Infinity if it has no limit. */
export const freeOf = ({ places }: SignUpItem, { taken }: PlaceCounts): number =>
  places === null ? Number.POSITIVE_INFINITY : places - taken

/**
 * Updates an item: ends lapsed holds and offers, and offers free places to the waiting list in
 * order of arrival. Call it before any other work on an item, and again after a place is freed.
 */
export async function refreshPlaces(work: SignUpWork, item: SignUpItem): Promise<void> {
  const { strapi, fair, now, facts } = work
  if (facts.settled.has(item.id)) return
  facts.settled.add(item.id)
  await endLapsed(work, item)
  if (!item.needsPlace || item.isCancelled || now >= item.startsAt) return
  const free = freeOf(item, await placeCounts(work, item.id))
  if (free <= 0) return
  const first = await waitingFor(strapi, item.id, Number.isFinite(free) ? free : undefined)
  for (const row of first) {
    const until = offerUntil(item, fair, now)
    const change = { cause: 'place-free', now } as const
    const token = newToken()
    const offered = await changeSignUp(work, row, { to: 'offered', until, token }, change)
    await notifyPlace(work, item, offered, 'offered', { token })
  }
}

/** The same by the id of an item; does nothing for an unpublished one. */
export async function refreshPlacesOf(work: SignUpWork, id: string): Promise<void> {
  const item = await work.published.item(id)
  if (item) await refreshPlaces(work, item)
}
