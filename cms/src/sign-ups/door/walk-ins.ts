import { DOORS_PAGE } from '@beursvloer/contract/page-addresses'
import type { DoorOutcome } from '@beursvloer/contract/sign-ups/door'
import { INSIDE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { SignUpItem } from '../item'
import {
  addSignUp,
  type ChangeContext,
  changeSignUp,
  type Person,
  placeCounts,
  type SignUpRow,
  signUpsOf,
} from '../rows'
import type { SignUpWork } from '../transaction'

/** The source that a walk-in is recorded with. */
export const WALK_IN_SOURCE = DOORS_PAGE

/** A walk-in without badge or sign-up, counted without a name. */
export const NOBODY: Person = {
  ...{ email: '', name: '', visitor: null },
  ...{ language: 'nl', source: WALK_IN_SOURCE },
}

interface WalkIn {
  readonly row: SignUpRow | null
  /** Null where only the sign-up is known. */
  readonly person: Person | null
  /** For walk-ins that are counted without a name. */
  readonly documentId?: string
}

/** Checks a person in on a walk-in place, while there is one. */
export async function walkIn(
  work: SignUpWork,
  { id, capacity, places }: SignUpItem,
  { row, person, ...more }: WalkIn,
  change: ChangeContext,
): Promise<DoorOutcome> {
  const { strapi } = work
  const kept = capacity === null ? Number.POSITIVE_INFINITY : capacity - (places ?? 0)
  const taken = await signUpsOf(strapi).count({ where: { item: id, state: 'walk-in' } })
  if (taken >= kept) return 'walk-ins-full'
  if (row) await changeSignUp(work, row, { to: 'walk-in' }, change)
  else if (person) {
    const { nextTurn } = await placeCounts(work, id)
    await addSignUp(work, id, person, { to: 'walk-in', turn: nextTurn, ...more }, change)
  }
  return 'walk-in'
}

/** Undoes a check-in. */
export async function undoCheckIn(
  work: SignUpWork,
  row: SignUpRow | null,
  change: ChangeContext,
): Promise<DoorOutcome> {
  if (row && INSIDE_STATES.includes(row.state)) {
    const to = row.state === 'walk-in' ? 'cancelled' : 'confirmed'
    await changeSignUp(work, row, { to }, { ...change, cause: 'check-in-undone' })
  }
  return 'undone'
}
