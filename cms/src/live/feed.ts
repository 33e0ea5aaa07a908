import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { LiveAnswer, LiveItem } from '@beursvloer/contract/live/feed'
import type { Core } from '@strapi/strapi'
import { readItems, type SignUpItem } from '../sign-ups/item'
import { countStates, placesVersion, type StateCounts, takenIn } from '../sign-ups/places'
import { readChanges } from '../transactions/count-change'
import { LIVE_SERIES, readFacts } from './facts'

/** How often it is looked which items are over, in ms. */
const PERIOD_MS = 5 * MINUTE_MS

/** Differs whenever a fact does, and at every period. */
async function liveVersion(strapi: Core.Strapi, now: Date): Promise<string> {
  const changes = await readChanges(strapi, LIVE_SERIES)
  const period = Math.floor(now.getTime() / PERIOD_MS)
  return `${await placesVersion(strapi)}-${changes}-${period}`
}

const toLiveItem = (
  { needsPlace, places, hasWaitingList }: SignUpItem,
  counts: StateCounts | undefined,
  doorFull: boolean,
): LiveItem => ({
  left: needsPlace && places !== null ? Math.max(0, places - takenIn(counts)) : null,
  waiting: counts?.waiting ?? 0,
  line: needsPlace && hasWaitingList,
  doorFull,
})

/**
 * The live facts for the site (requirements 19.2).
 * @param since version of an earlier answer; no facts when that still holds
 */
export async function liveFeed(strapi: Core.Strapi, since: string, now: Date): Promise<LiveAnswer> {
  // Read the version first: a change in between shows up in the next poll.
  const version = await liveVersion(strapi, now)
  if (version === since) return { version, facts: null }
  const { notice, doors } = await readFacts(strapi, now)
  const items = new Map([
    ...(await readItems(strapi, null)),
    ...(await readItems(strapi, [...doors])),
  ])
  const counts = await countStates(strapi)
  const live = [...items]
    .filter(([, item]) => !item.isCancelled && item.endsAt > now)
    .map(([id, item]) => [id, toLiveItem(item, counts.get(id), doors.has(id))] as const)
  return { version, facts: { items: Object.fromEntries(live), notice: notice?.notice ?? null } }
}
