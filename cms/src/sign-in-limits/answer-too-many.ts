import type { SignInRefusal } from '@beursvloer/contract/accounts/sign-in-attempt'
import type { TooManyTries } from './password-attempt'

interface Context {
  set(name: string, value: string): void
  status: number
  body: unknown
}

/** Answers 429 in the shape of Strapi's errors, with how long to wait and what else helps. */
export function answerTooMany(
  ctx: Context,
  { wait, provable }: TooManyTries,
  message: string,
  more: object = {},
): void {
  const details: SignInRefusal = { retryAfter: wait, provable, ...more }
  ctx.set('retry-after', String(wait))
  ctx.status = 429
  ctx.body = { data: null, error: { status: 429, name: 'RateLimitError', message, details } }
}
