import type { Refusal } from '@beursvloer/contract/sign-ups/answers'
import { REFUSALS } from '@beursvloer/contract/sign-ups/refusals'

/** Search parameter that says that a link has just made an account. */
const NEW_PARAMETER = 'nieuw'
/** Search parameter with why a link signed in and did not sign up. */
const REASON_PARAMETER = 'reden'

/** The result of the link that led to the page. */
export interface LinkOutcome {
  readonly isNew: boolean
  readonly reason: Refusal['reason'] | null
}

/** The query of the page's address with the result of a link; empty for nothing special. */
export function signUpSearch({ isNew, reason }: LinkOutcome): string {
  const search = new URLSearchParams({
    ...(isNew && { [NEW_PARAMETER]: '1' }),
    ...(reason && { [REASON_PARAMETER]: reason }),
  })
  return search.size > 0 ? `?${search}` : ''
}

/** The result of a link by the address of the page; unknown values are ignored. */
export const linkOutcomeIn = (search: URLSearchParams): LinkOutcome => ({
  isNew: search.has(NEW_PARAMETER),
  reason: REFUSALS.find((reason) => reason === search.get(REASON_PARAMETER)) ?? null,
})
