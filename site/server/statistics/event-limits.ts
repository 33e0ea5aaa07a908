import { networkKey } from '@beursvloer/contract/network/client-address'
import type { Clock } from '../http/clock.ts'
import type { Sender } from '../limits/sender.ts'
import { type BucketRule, TokenBuckets } from '../limits/token-buckets.ts'
import type { CountedRow } from './read-events.ts'

const perHour = (count: number): BucketRule => ({ perSecond: count / 3600, burst: count })

/** How often people of one address, of one network (IPv4 /24, IPv6 /48) or of a venue do something. */
interface EventRule {
  readonly address: BucketRule
  readonly network: BucketRule
  readonly venue: BucketRule
}

/**
 * At one page, of each type of event. An exhibitor or item is opened by few people of an office;
 * other pages, such as the home page, by all who share an address of a provider.
 */
const RULES: Readonly<Record<'document' | 'page', EventRule>> = {
  document: {
    ...{ address: perHour(12), network: perHour(48) },
    venue: { perSecond: 0.5, burst: 500 },
  },
  page: {
    ...{ address: perHour(120), network: perHour(480) },
    venue: { perSecond: 2, burst: 2000 },
  },
}
/** All events of one address that is not a venue's; without it one address would have its counts forgotten. */
const EVENTS: BucketRule = { perSecond: 2, burst: 1000 }
/** Counts that are remembered at once, of each type of event. */
const MAX_COUNTS = 50_000

/** Where events come from; null: nothing is limited (measuring). */
export type CountedSender = Pick<Sender, 'address' | 'venue'> | null

/** Tells what people can have done from what only a program does. In memory; nothing of it is stored. */
export class EventLimits {
  readonly #clock: Pick<Clock, 'now'>
  readonly #events: TokenBuckets
  readonly #buckets = new Map<string, TokenBuckets>()

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
    this.#events = new TokenBuckets(EVENTS, clock)
  }

  /** Whether people of the sender's network can have done this, besides what they did already. */
  take(sender: CountedSender, { event, document, route }: CountedRow): boolean {
    if (!sender) return true
    const { address, venue } = sender
    const kind = document ? 'document' : 'page'
    const fits = (of: keyof EventRule, who: string) =>
      this.#bucketsOf(`${event} ${kind} ${of}`, RULES[kind][of]).take(
        `${who} ${document || route}`,
      ) === 0
    if (venue) return fits('venue', address)
    return (
      this.#events.take(address) === 0 &&
      fits('address', address) &&
      fits('network', networkKey(address))
    )
  }

  /**
   * Separate for each type, so that invented events of one type do not evict the counts of others.
   */
  #bucketsOf(key: string, rule: BucketRule): TokenBuckets {
    const buckets = this.#buckets.get(key) ?? new TokenBuckets(rule, this.#clock, MAX_COUNTS)
    this.#buckets.set(key, buckets)
    return buckets
  }
}

/** Views of one batch that a person does not reach within as many seconds. */
const MIN_MACHINE_VIEWS = 6

/**
 * Whether only a program sends these events: more page views than one a second. A browser that was without a
 * connection sends views of an hour at once, with their ages.
 */
export function isAutomated(events: readonly unknown[]): boolean {
  const ages = events.flatMap((event) => {
    const { eventType, age } = (event ?? {}) as Record<string, unknown>
    return eventType === 'pageview' && typeof age === 'number' ? [age] : []
  })
  const seconds = (Math.max(...ages) - Math.min(...ages)) / 1000
  return ages.length >= MIN_MACHINE_VIEWS && ages.length > seconds + 1
}
