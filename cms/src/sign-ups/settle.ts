import { MINUTE_MS } from '@beursvloer/contract/durations'
import { OFFER_HOURS, OFFER_MINUTES_AT_FAIR } from '@beursvloer/contract/sign-ups/terms'
import { fairDate } from '../fair/dates'
import type { Fair } from '../fair/fair'
import type { SignUpItem } from './item'
import {
  changeSignUp,
  type SignUpRow,
  type Standing,
  signUpsOf,
  standingOf,
  waitingFor,
} from './rows'
import { tellPlace } from './tell'
import type { SignUpWork } from './transaction'

/** Until when a place that comes free now is somebody's to take: 24 hours, or 15 minutes once the fair has begun. */
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

/** Ends what was held or offered and not taken in time. */
async function endLapsed(work: SignUpWork, item: SignUpItem): Promise<void> {
  const { strapi, now } = work
  const lapsed: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: { item: item.id, state: { $in: ['held', 'offered'] }, until: { $lte: now } },
    orderBy: { turn: 'asc' },
  })
  for (const row of lapsed) {
    const ended = await changeSignUp(work, row, { to: 'cancelled' }, { cause: 'lapsed', now })
    // Whoever never answered a link was told of no place.
    if (row.state === 'offered') await tellPlace(work, item, ended, 'lapsed')
  }
}

/** How many places of an item nobody has; Infinity where as many may come as like. */
export const freeOf = ({ places }: SignUpItem, { taken }: Standing): number =>
  places === null ? Number.POSITIVE_INFINITY : places - taken

/**
 * Brings an item up to now: ends what lapsed, and offers free places to those who wait, in order of
 * arrival. Whoever does something with an item does this first, and again after a place came free.
 */
export async function settle(work: SignUpWork, item: SignUpItem): Promise<void> {
  const { strapi, fair, now, facts } = work
  if (facts.settled.has(item.id)) return
  facts.settled.add(item.id)
  await endLapsed(work, item)
  if (!item.needsPlace || item.isCancelled || now >= item.startsAt) return
  const free = freeOf(item, await standingOf(strapi, item.id))
  if (free <= 0) return
  const first = await waitingFor(strapi, item.id, Number.isFinite(free) ? free : undefined)
  for (const row of first) {
    const until = offerUntil(item, fair, now)
    const doing = { cause: 'place-free', now } as const
    const offered = await changeSignUp(work, row, { to: 'offered', until }, doing)
    await tellPlace(work, item, offered, 'offered')
  }
}
