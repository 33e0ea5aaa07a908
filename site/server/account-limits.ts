import { limitKey } from '@beursvloer/contract/network/client-address'
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
 * Limits on accounts (issue "Visitor accounts", item 3). Failures alone count, so that the hundreds
 * who sign in from one address at the fair do not hold each other up. An account whose password is
 * guessed at waits some minutes between tries, though not where its owner
 * has signed in before; it is never locked.
 */
const RULES = {
  failuresOfAddress: per(25, 5 * MINUTE),
  failuresOfAccount: per(10, HOUR),
  /** Forgot, reset and resend, each. */
  mailsOfAccount: per(5, 30 * MINUTE),
} as const

/**
 * Limits per address (of IPv6: per /64 network) and account, in memory only.
 * @param on false lets everything through (measuring)
 * @returns the limits of one visitor; without an address there are none
 */
export function createAccountLimits(
  on: boolean,
  clock: Pick<Clock, 'now'>,
): (clientAddress: string | null) => AccountLimits {
  const addresses = new TokenBuckets(RULES.failuresOfAddress, clock)
  const accounts = new TokenBuckets(RULES.failuresOfAccount, clock)
  const mails = new TokenBuckets(RULES.mailsOfAccount, clock)

  /** Takes one of each at once, so that tries that come together cannot slip through. */
  const begin = (buckets: readonly (readonly [TokenBuckets, string])[]): PasswordTry => {
    const taken: (readonly [TokenBuckets, string])[] = []
    const succeeded = () => {
      for (const [bucket, key] of taken.splice(0)) bucket.giveBack(key)
    }
    for (const [bucket, key] of buckets) {
      const wait = bucket.take(key)
      if (wait > 0) {
        succeeded()
        return { wait, succeeded: () => undefined }
      }
      taken.push([bucket, key])
    }
    return { wait: 0, succeeded }
  }

  return (clientAddress) => {
    if (!on || clientAddress === null) return UNLIMITED
    const sender = limitKey(clientAddress)
    return {
      tryPassword: (account, device) =>
        begin([
          [addresses, sender],
          [accounts, device === null ? account.toLowerCase() : `device ${device}`],
        ]),
      tryCode: (code) =>
        begin([
          [addresses, sender],
          [mails, `reset ${code}`],
        ]),
      askMail: (kind, account) => mails.take(`${kind} ${account.toLowerCase()}`),
    }
  }
}
