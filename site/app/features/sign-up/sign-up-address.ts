import { REFUSALS } from '@beursvloer/contract/sign-ups/refusals'

/** Search parameter that says that a link has just made an account. */
const NEW_PARAMETER = 'nieuw'
/** Search parameter with why a link signed in and did not sign up. */
const REASON_PARAMETER = 'reden'

/** Search parameter with what a button of the page has just done. */
const DONE_PARAMETER = 'gedaan'

/** What a button of the page did. */
const DONE = { signedUp: 'aangemeld', swapped: 'gewisseld', cancelled: 'afgemeld' } as const
export type Done = keyof typeof DONE

/** The result of the link or the button that led to the page. */
export type Outcome = ReturnType<typeof outcomeIn>

/** The query of the page's address with the result; empty for nothing special. */
export function signUpSearch({ isNew, reason, done }: Partial<Outcome>): string {
  const search = new URLSearchParams({
    ...(isNew && { [NEW_PARAMETER]: '1' }),
    ...(reason && { [REASON_PARAMETER]: reason }),
    ...(done && { [DONE_PARAMETER]: DONE[done] }),
  })
  return search.size > 0 ? `?${search}` : ''
}

/** The result by the address of the page; unknown values are ignored. */
export const outcomeIn = (search: URLSearchParams) => ({
  isNew: search.has(NEW_PARAMETER),
  reason: REFUSALS.find((reason) => reason === search.get(REASON_PARAMETER)) ?? null,
  done:
    (Object.keys(DONE) as Done[]).find((done) => DONE[done] === search.get(DONE_PARAMETER)) ?? null,
})
