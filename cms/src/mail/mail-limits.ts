import { DAY_MS, HOUR_MS } from '@beursvloer/contract/durations'
import type { MailPurpose } from './mail-purposes'

const WEEK_MS = 7 * DAY_MS

/** At most `most` mails in `within` ms. */
interface Limit {
  readonly within: number
  readonly most: number
}

interface MailLimit {
  readonly purposes: readonly MailPurpose[]
  /** A further mail is suppressed when all limits of one of these are reached. */
  readonly enough: readonly (readonly Limit[])[]
}

/** Three an hour; beyond ten a day one an hour, which is as long as a link in them works. */
const OF_ACCOUNTS: MailLimit['enough'] = [
  [{ within: HOUR_MS, most: 3 }],
  [
    { within: DAY_MS, most: 10 },
    { within: HOUR_MS, most: 1 },
  ],
]

/** One for each session that a guest signs up for; then as with accounts. */
const OF_SIGN_IN: MailLimit['enough'] = [
  [{ within: HOUR_MS, most: 10 }],
  [
    { within: DAY_MS, most: 20 },
    { within: HOUR_MS, most: 1 },
  ],
]

/**
 * Mails that anybody can have sent to any address, by typing it in. Each kind is counted by itself,
 * so that a stranger's forms cannot keep somebody from an account. Mails about accounts continue
 * hourly: a limited user got a link less than an hour ago, which keeps working, so nobody can be
 * locked out by requests of others.
 */
export const MAIL_LIMITS: Readonly<
  Record<
    | 'form'
    | 'registration'
    | 'password'
    | 'invitation'
    | 'stand-invitation'
    | 'stand-reminder'
    | 'stand-return'
    | 'sign-in-link'
    | 'sign-up',
    MailLimit
  >
> = {
  form: {
    purposes: ['confirmation', 'opt-in', 'already-subscribed'],
    enough: [[{ within: HOUR_MS, most: 5 }], [{ within: DAY_MS, most: 10 }]],
  },
  registration: { purposes: ['confirm-address', 'already-account'], enough: OF_ACCOUNTS },
  password: { purposes: ['reset-password'], enough: OF_ACCOUNTS },
  'sign-in-link': { purposes: ['sign-in-link'], enough: OF_SIGN_IN },
  // Signed-in visitors can have these sent to their own address only.
  'sign-up': {
    purposes: ['place-confirmed', 'place-waiting', 'place-cancelled'],
    enough: [[{ within: HOUR_MS, most: 40 }]],
  },
  // The recipient did not ask for these, so the limit is low.
  invitation: {
    purposes: ['invitation'],
    enough: [[{ within: DAY_MS, most: 1 }], [{ within: WEEK_MS, most: 2 }]],
  },
  // Only exhibitors and staff send these; a recipient may be a member of several exhibitors.
  'stand-invitation': {
    purposes: ['stand-invitation'],
    enough: [[{ within: DAY_MS, most: 5 }], [{ within: WEEK_MS, most: 10 }]],
  },
  // Staff send these; a recipient may be a member of several exhibitors.
  'stand-reminder': { purposes: ['stand-reminder'], enough: [[{ within: DAY_MS, most: 3 }]] },
  'stand-return': { purposes: ['stand-return'], enough: [[{ within: DAY_MS, most: 3 }]] },
}
export type LimitedMail = keyof typeof MAIL_LIMITS

/** How far back mails of a kind are counted, in ms. */
export const countedWithin = (kind: LimitedMail): number =>
  Math.max(...MAIL_LIMITS[kind].enough.flat().map(({ within }) => within))

/** Whether these times of mails, in ms, leave room for one more. */
export function isBelowLimit(kind: LimitedMail, times: readonly number[], now: number): boolean {
  const isReached = ({ within, most }: Limit) =>
    times.filter((time) => time > now - within).length >= most
  return !MAIL_LIMITS[kind].enough.some((limits) => limits.every(isReached))
}
