import type { SenderLimits } from '../../app/submissions/context.server.ts'
import type { Clock } from '../http/clock.ts'
import type { Sender } from './sender.ts'
import { SenderBuckets, type SenderRule } from './sender-buckets.ts'
import { type BucketRule, TokenBuckets } from './token-buckets.ts'

const MINUTE = 60

/**
 * Limits of a sender on forms. The guests of a venue type slowly, but are many. An address that has
 * reached its number of devices counts as one sender without a device.
 */
const RULES: { readonly requested: SenderRule; readonly sent: SenderRule } = {
  requested: {
    account: { perSecond: 1, burst: 60 },
    device: { perSecond: 1, burst: 60 },
    newDevices: {
      elsewhere: { perSecond: 1, burst: 60 },
      venue: { perSecond: 20, burst: 2000 },
    },
    withoutDevice: {
      elsewhere: { perSecond: 2, burst: 120 },
      venue: { perSecond: 20, burst: 500 },
    },
  },
  sent: {
    account: { perSecond: 2 / MINUTE, burst: 15 },
    device: { perSecond: 1 / MINUTE, burst: 10 },
    newDevices: {
      elsewhere: { perSecond: 2 / MINUTE, burst: 15 },
      venue: { perSecond: 2, burst: 500 },
    },
    withoutDevice: {
      elsewhere: { perSecond: 4 / MINUTE, burst: 30 },
      venue: { perSecond: 1, burst: 100 },
    },
  },
}

/** Forms of one address below the number that is suspicious; each further one needs a proof. */
const TRUSTED: BucketRule = { perSecond: 1 / MINUTE, burst: 6 }

/**
 * Forms of one address, of any kind, that are confirmed without a proof; a robot that computes is
 * ten times as fast.
 */
const CONFIRMED: BucketRule = { perSecond: 1 / MINUTE, burst: 3 }
/**
 * The same for all together: a third of what one core of a computer proves in the same time, so
 * leaving scripts out gains nothing, with any number of addresses.
 */
const CONFIRMED_BY_ALL: BucketRule = { perSecond: 20 / MINUTE, burst: 20 }
const ALL = ''

/**
 * Limits per sender and form, in memory only.
 * @param on false: no limits (measuring)
 * @returns the limits of one sender; null: a page that is the same for all, which has none
 */
export function createSenderLimits(
  on: boolean,
  clock: Pick<Clock, 'now'>,
): (sender: Sender | null) => SenderLimits {
  const requested = new SenderBuckets(RULES.requested, clock)
  const sent = new SenderBuckets(RULES.sent, clock)
  const trusted = new TokenBuckets(TRUSTED, clock)
  const confirmed = new TokenBuckets(CONFIRMED, clock)
  const confirmedByAll = new TokenBuckets(CONFIRMED_BY_ALL, clock)
  return (sender) => {
    if (!on || sender === null)
      return { requested: () => 0, sent: () => 0, trusted: () => 0, confirmed: () => 0 }
    return {
      requested: () => requested.take(sender),
      sent: (form) => sent.take(sender, form),
      trusted: (form) => trusted.take(`${form} ${sender.address}`),
      confirmed: () => confirmed.take(sender.address) || confirmedByAll.take(ALL),
    }
  }
}
