import { type AccountLimits, type PasswordTry, UNLIMITED } from '../app/account/limits.ts'
import type { Clock } from './http/clock.ts'
import { type BucketRule, TokenBuckets } from './limits/token-buckets.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** So many per so many seconds, at once or spread. */
const per = (count: number, seconds: number): BucketRule => ({
  burst: count,
  perSecond: count / seconds,
})

/**
 * Limits on accounts. The CMS limits signing in; these limit visitors who are signed in or have a
 * link of a mail, and the number of mails to one account. Only failures count, and never for
 * another visitor behind the same address.
 */
const RULES = {
  failuresOfAccount: per(10, HOUR),
  /** Forgot, reset and resend, each. */
  mailsOfAccount: per(5, 30 * MINUTE),
} as const

/**
 * Limits of one account each, in memory only.
 * @param on false: no limits (measuring)
 */
export function createAccountLimits(on: boolean, clock: Pick<Clock, 'now'>): AccountLimits {
  if (!on) return UNLIMITED
  const accounts = new TokenBuckets(RULES.failuresOfAccount, clock)
  const mails = new TokenBuckets(RULES.mailsOfAccount, clock)

  /** Takes a token, and gives it back when the attempt was no failure. */
  const begin = (buckets: TokenBuckets, key: string): PasswordTry => {
    const wait = buckets.take(key)
    let isTaken = wait === 0
    const succeeded = () => {
      if (isTaken) buckets.giveBack(key)
      isTaken = false
    }
    return { wait, succeeded }
  }

  return {
    tryPassword: (account, device) =>
      begin(accounts, device === null ? account.toLowerCase() : `device ${device}`),
    tryCode: (code) => begin(mails, `reset ${code}`),
    askMail: (kind, account) => mails.take(`${kind} ${account.toLowerCase()}`),
  }
}
