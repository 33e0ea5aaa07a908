import type { SignInAttempt, SignInRefusal } from '@beursvloer/contract/accounts/sign-in-attempt'
import type { Core } from '@strapi/strapi'
import { HttpError } from '../http/http-error'
import { logSecurity } from '../logging/security-log'
import { consume, type Limited, type RateLimit, refund } from './failure-limits'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The allowed failures; a successful sign-in is not counted. */
interface AttemptRules {
  /** Of an account, on devices where it has not signed in. */
  readonly account: RateLimit
  /** Of a device on which the account has signed in. */
  readonly device: RateLimit
  /** Of an address, over all accounts. */
  readonly address: RateLimit
  /** The same at a venue. */
  readonly venue: RateLimit
  /** With a proof of work, of an account from one address. At a venue those have no limit. */
  readonly proven: RateLimit
}

const VISITOR_RULES: AttemptRules = {
  account: { count: 10, seconds: HOUR },
  device: { count: 10, seconds: HOUR },
  address: { count: 25, seconds: 5 * MINUTE },
  venue: { count: 300, seconds: 5 * MINUTE },
  proven: { count: 20, seconds: HOUR },
}

const STAFF_RULES: AttemptRules = {
  account: { count: 10, seconds: HOUR },
  device: { count: 10, seconds: 10 * MINUTE },
  address: { count: 20, seconds: 5 * MINUTE },
  venue: { count: 20, seconds: 5 * MINUTE },
  proven: { count: 20, seconds: HOUR },
}

/** A proof of work counts once; it runs out long before this. */
const PROOF_ONCE: RateLimit = { count: 1, seconds: HOUR }

/**
 * The error of a client that has to wait before the next attempt.
 * @param wait seconds
 * @param provable whether a proof of work allows an attempt at once
 */
function tooManyAttempts(wait: number, provable: boolean): HttpError {
  const details: SignInRefusal = { retryAfter: wait, provable }
  return new HttpError(429, 'Too many failed attempts', {
    details: { ...details },
    retryAfter: wait,
  })
}

/** Takes one of each, or of none. */
async function consumeAll(strapi: Core.Strapi, limits: readonly Limited[]) {
  const taken: Limited[] = []
  for (const limited of limits) {
    const wait = await consume(strapi, limited, Date.now())
    if (wait > 0) {
      for (const one of taken) await refund(strapi, one)
      return { wait, limits: [] }
    }
    taken.push(limited)
  }
  return { wait: 0, limits: taken }
}

/** The limits that an attempt counts against, with and without a proof of work. */
function limitsOf(group: string, account: string, attempt: SignInAttempt, rules: AttemptRules) {
  const limited = (kind: keyof AttemptRules, of: string): Limited => ({
    kind: `${group} ${kind === 'venue' ? 'address' : kind}`,
    of,
    rule: rules[kind],
  })
  const { sender, venue, device } = attempt
  const proven = venue ? [] : [limited('proven', `${account} ${sender}`)]
  return device === null
    ? {
        usual: [limited('account', account), limited(venue ? 'venue' : 'address', sender)],
        proven,
      }
    : { usual: [limited('device', `${account} ${device}`)], proven }
}

/**
 * Begins a password attempt. It counts as failed until the returned function is called, so that
 * concurrent attempts are limited too. Once the failures of others have used up the limit, a proof
 * of work still allows an attempt, so that a stranger cannot lock anybody out.
 * @param group the owners of the passwords: visitors and staff are counted apart
 * @returns a function that marks the attempt as successful
 * @throws HttpError 429 with `SignInRefusal` as details
 */
export async function beginAttempt(
  strapi: Core.Strapi,
  group: 'visitor' | 'staff',
  account: string,
  attempt: SignInAttempt,
): Promise<() => Promise<void>> {
  const rules = group === 'staff' ? STAFF_RULES : VISITOR_RULES
  const { usual, proven } = limitsOf(group, account.toLowerCase(), attempt, rules)
  let taken = await consumeAll(strapi, usual)
  if (taken.wait > 0) {
    logSecurity(strapi, 'limit-hit', { signingIn: group })
    const { wait } = taken
    if (!(await isFirstUse(strapi, attempt.proof))) throw tooManyAttempts(wait, true)
    taken = await consumeAll(strapi, proven)
    if (taken.wait > 0) throw tooManyAttempts(taken.wait, false)
  }
  const { limits } = taken
  return async () => {
    for (const one of limits) await refund(strapi, one)
  }
}

/** Whether there is a proof that was not used before. */
async function isFirstUse(strapi: Core.Strapi, proof: string | null): Promise<boolean> {
  if (proof === null) return false
  return (await consume(strapi, { kind: 'proof', of: proof, rule: PROOF_ONCE }, Date.now())) === 0
}
