import {
  type OwnSignUp,
  ownSignUps,
  type PlacesAnswer,
  placesAnswer,
  type Refusal,
  refusal,
} from '@beursvloer/contract/sign-ups/answers'
import { signUpPaths } from '@beursvloer/contract/sign-ups/paths'
import { ContentApiError } from '~/content/http.server.ts'
import type { Account } from './account.server.ts'

/** Last answer; its version lets the CMS reply "unchanged". */
let known: PlacesAnswer = { version: '', items: null }
/** The question that is under way, and the one after it. */
let running: Promise<void> | null = null
let next: Promise<void> | null = null

async function askPlaces(account: Pick<Account, 'ask'>): Promise<void> {
  const query = { since: known.version }
  const answer = placesAnswer.parse(await account.ask(signUpPaths.places, { query }))
  if (answer.items) known = answer
}

/**
 * Shares one request among concurrent callers. A caller that comes while a request runs gets the next
 * one: the running one may have been answered before the caller's own change.
 */
function freshPlaces(account: Pick<Account, 'ask'>): Promise<void> {
  if (!running) {
    running = askPlaces(account).finally(() => {
      running = null
    })
    return running
  }
  next ??= running
    .catch(() => undefined)
    .then(() => {
      next = null
      return freshPlaces(account)
    })
  return next
}

/**
 * The places of an item and how many are taken, now; null for an item without sign-up.
 * @throws ContentApiError when the CMS does not answer
 */
export async function placesOf(account: Pick<Account, 'ask'>, item: string) {
  await freshPlaces(account)
  return known.items?.[item] ?? null
}

/**
 * All sign-ups of the current user.
 * @throws ContentApiError, 401 when nobody is signed in
 */
export const signUpsOf = async (account: Account): Promise<readonly OwnSignUp[]> =>
  ownSignUps.parse(await account.call(signUpPaths.own)).signUps

/** The possible changes of a sign-up. */
export type SignUpChange = 'own' | 'cancel' | 'accept'

interface ChangeRequest {
  /** Document id. */
  readonly item: string
  /** Idempotency key: the same key again changes nothing. */
  readonly key: string
  readonly language: 'nl' | 'en'
  /** When the sign-up that was seen got its state; null: none was. */
  readonly seen: string | null
  /** Document id of the item whose place is given up. */
  readonly swap?: string
}

/**
 * Signs up, gives a place up, or takes an offered one.
 * @returns why it stays as it is; null when it is done
 * @throws ContentApiError, 401 when nobody is signed in; 5xx when nothing was stored
 */
export async function changeSignUp(
  account: Account,
  change: SignUpChange,
  { swap, ...request }: ChangeRequest,
): Promise<Refusal | null> {
  const body = change === 'cancel' || !swap ? request : { ...request, swap }
  try {
    await account.call(signUpPaths[change], { method: 'POST', body, repeatable: true })
    return null
  } catch (error) {
    if (error instanceof ContentApiError && error.status === 409)
      return refusal.parse(error.details)
    throw error
  }
}
