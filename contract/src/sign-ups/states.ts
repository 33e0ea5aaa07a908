/**
 * The states of a sign-up for a programme item (requirements 17.2):
 * - `held`: reserved for a signed-out visitor until the mailed link is followed; it takes no place
 *   from a visitor with an account or a confirmed one;
 * - `offered`: a freed place, offered to the first of the waiting list, until a time;
 * - `walk-in`: came to the door without a place, and got one of those for walk-ins.
 */
export const SIGN_UP_STATES = [
  'held',
  'confirmed',
  'waiting',
  'offered',
  'cancelled',
  'attended',
  'absent',
  'walk-in',
] as const
export type SignUpState = (typeof SIGN_UP_STATES)[number]

/** The states that may follow a state; null is a person who never signed up for the item. */
const SIGN_UP_FLOW: Readonly<Record<SignUpState, readonly SignUpState[]>> & {
  readonly none: readonly SignUpState[]
} = {
  none: ['held', 'confirmed', 'waiting', 'walk-in'],
  held: ['confirmed', 'waiting', 'cancelled', 'walk-in'],
  confirmed: ['cancelled', 'attended', 'absent'],
  waiting: ['offered', 'confirmed', 'cancelled', 'walk-in'],
  offered: ['confirmed', 'cancelled', 'attended'],
  cancelled: ['held', 'confirmed', 'waiting', 'walk-in'],
  attended: ['confirmed', 'absent'],
  absent: ['confirmed', 'attended'],
  'walk-in': ['cancelled'],
}

/** Whether a state may follow on another; `null`: there was none before. */
export const maySignUpBecome = (from: SignUpState | null, to: SignUpState): boolean =>
  SIGN_UP_FLOW[from ?? 'none'].includes(to)

/** States that take one of the places of the item. */
export const PLACE_STATES: readonly SignUpState[] = ['confirmed', 'offered', 'attended', 'absent']

/** States in which somebody is let in at the door on their place. */
export const ADMITTED_STATES: readonly SignUpState[] = ['confirmed', 'offered', 'absent']

/** States of people let in at the door. */
export const INSIDE_STATES: readonly SignUpState[] = ['attended', 'walk-in']

/** States with a place, an offer, a reservation or a position on the waiting list. */
export const ACTIVE_STATES: readonly SignUpState[] = ['held', 'confirmed', 'waiting', 'offered']

/** Why a sign-up changed, as its history keeps it. */
export const SIGN_UP_CAUSES = [
  'asked',
  'link-followed',
  'phone',
  'swapped',
  'place-free',
  'accepted',
  'cancelled',
  'lapsed',
  'promoted',
  'moved-over',
  'checked-in',
  'check-in-undone',
  'not-seen',
] as const
export type SignUpCause = (typeof SIGN_UP_CAUSES)[number]
