import type { DoorOutcome } from '@beursvloer/contract/sign-ups/door'
import { INSIDE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { SignUpItem } from '../item'
import {
  addSignUp,
  changeSignUp,
  type Doing,
  type Person,
  type SignUpRow,
  signUpsOf,
  standingOf,
} from '../rows'
import type { SignUpWork } from '../transaction'

/** Where somebody comes from who walks in. */
export const WALK_IN_SOURCE = '/deur'

/** Who has neither badge nor sign-up, and so is only counted. */
export const NOBODY: Person = {
  ...{ email: '', name: '', visitor: null },
  ...{ language: 'nl', source: WALK_IN_SOURCE },
}

interface WalkIn {
  readonly row: SignUpRow | null
  /** Null where only the sign-up is known. */
  readonly person: Person | null
  /** Of who is only counted. */
  readonly documentId?: string
}

/** Lets somebody in on a place that is kept for walk-ins, while there is one. */
export async function walkIn(
  work: SignUpWork,
  { id, capacity, places }: SignUpItem,
  { row, person, ...more }: WalkIn,
  doing: Doing,
): Promise<DoorOutcome> {
  const { strapi } = work
  const kept = capacity === null ? Number.POSITIVE_INFINITY : capacity - (places ?? 0)
  const taken = await signUpsOf(strapi).count({ where: { item: id, state: 'walk-in' } })
  if (taken >= kept) return 'walk-ins-full'
  if (row) await changeSignUp(work, row, { to: 'walk-in' }, doing)
  else if (person) {
    const { nextTurn } = await standingOf(strapi, id)
    await addSignUp(work, id, person, { to: 'walk-in', turn: nextTurn, ...more }, doing)
  }
  return 'walk-in'
}

/** Takes back that somebody was let in. */
export async function takeBack(
  work: SignUpWork,
  row: SignUpRow | null,
  doing: Doing,
): Promise<DoorOutcome> {
  if (row && INSIDE_STATES.includes(row.state)) {
    const to = row.state === 'walk-in' ? 'cancelled' : 'confirmed'
    await changeSignUp(work, row, { to }, { ...doing, cause: 'check-in-undone' })
  }
  return 'undone'
}
