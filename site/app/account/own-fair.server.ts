import type { Content } from '~/content/model.ts'
import { walkingTimes } from '~/features/floor-plan/walks.ts'
import { toOwnFair } from '~/features/my-fair/day-entry.ts'
import { packFacts, unpackFacts } from '~/features/my-fair/fair-facts.ts'
import { minutesIn } from '~/features/my-fair/use-walking-times.ts'
import type { Account } from './account.server.ts'
import { meetingsOf } from './meetings.server.ts'
import { mergeSaved } from './saved.server.ts'
import { signUpsOf } from './sign-ups.server.ts'

/** The current user's entries at the fair. */
export async function ownFairOf(account: Account, content: Content) {
  const [saved, signUps, meetings] = await Promise.all([
    mergeSaved(account, [], content.locale),
    signUpsOf(account),
    meetingsOf(account),
  ])
  const facts = unpackFacts(packFacts(content))
  const own = toOwnFair(facts, saved, signUps, meetings)
  const places = new Set([...own.entries, ...own.unplanned].map(({ place }) => place))
  const known = Object.fromEntries(
    [...places].map((place) => [place, walkingTimes(content, place)]),
  )
  return { facts, saved, own, meetings, minutesBetween: minutesIn(known) }
}
