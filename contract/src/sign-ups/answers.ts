import { z } from 'zod'
import type { AccountUser } from '../accounts/user.ts'
import { REFUSALS } from './refusals.ts'
import { SIGN_UP_STATES } from './states.ts'

/** ISO 8601 in UTC. */
const instant = z.iso.datetime()

/** A visitor's own sign-up. */
export const ownSignUp = z.object({
  /** Document id of the programme item. */
  item: z.string(),
  state: z.enum(SIGN_UP_STATES),
  /** Position on the waiting list, from 1; null in other states. */
  position: z.int().nullable(),
  /** End of a reservation or an offer; null in other states. */
  until: instant.nullable(),
  /** When it got its state. */
  at: instant,
})
export type OwnSignUp = z.infer<typeof ownSignUp>

/** Answer of `GET /sign-ups`. */
export const ownSignUps = z.object({ signUps: z.array(ownSignUp) })
export type OwnSignUps = z.infer<typeof ownSignUps>

/** Answer of signing up, cancelling and accepting: the current sign-up. */
export const signUpAnswer = z.object({ signUp: ownSignUp })
export type SignUpAnswer = z.infer<typeof signUpAnswer>

/** Answer of looking at a link that offers a place; null once it neither offers one nor has been taken. */
export const offerAnswer = z.object({ signUp: ownSignUp.nullable() })
export type OfferAnswer = z.infer<typeof offerAnswer>

/** `error.details` of an answer 409: something is not done. */
export const refusal = z.object({
  reason: z.enum(REFUSALS),
  /** Document id of the item whose place conflicts. */
  other: z.string().optional(),
})
export type Refusal = z.infer<typeof refusal>

/** Answer of `POST /sign-ups/guest`: the same for known and unknown addresses. */
export const guestAnswer = z.object({
  /** Whether a place is reserved, until a visitor with an account or a confirmed one needs it. */
  held: z.boolean(),
  /** Whether a place is left for a visitor who confirms now; false: the waiting list. */
  free: z.boolean(),
  /** End of the reservation; null without one. */
  until: instant.nullable(),
})
export type GuestAnswer = z.infer<typeof guestAnswer>

/** The outcome of the sign-up that a link was for; null for a link to sign in only. */
const linkedSignUp = z.union([
  z.object({ item: z.string(), signUp: ownSignUp }),
  z.object({ item: z.string(), refusal }),
])

/**
 * Answer of following a link: `signed-in` with the session as `/auth/local` gives it; `unknown`: used, too
 * old or none of ours; `closed`: no account yet, and visitors cannot register; `blocked` by staff.
 */
export const followLinkAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('signed-in'),
    jwt: z.string(),
    refreshToken: z.string(),
    user: z.custom<AccountUser>((user) => typeof user === 'object' && user !== null),
    /** Whether the account was made by this link. */
    isNew: z.boolean(),
    signUp: linkedSignUp.nullable(),
  }),
  z.object({ outcome: z.enum(['unknown', 'closed', 'blocked']) }),
])
export type FollowLinkAnswer = z.infer<typeof followLinkAnswer>
export type LinkedSignUp = z.infer<typeof linkedSignUp>

/** The places of an item: live facts, which are no content. */
export const itemPlaces = z.object({
  /** Places for sign-ups, without those kept for walk-ins; null: unlimited. */
  places: z.int().nullable(),
  /** Taken and offered, not held; more than `places` after the capacity was lowered. */
  taken: z.int(),
  waiting: z.int(),
})
export type ItemPlaces = z.infer<typeof itemPlaces>

/** Answer of `GET /sign-ups/places`: null items without a change since the given version. */
export const placesAnswer = z.object({
  version: z.string(),
  items: z.record(z.string(), itemPlaces).nullable(),
})
export type PlacesAnswer = z.infer<typeof placesAnswer>
