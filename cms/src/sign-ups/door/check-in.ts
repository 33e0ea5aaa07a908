import type {
  DoorAnswer,
  DoorEntry,
  DoorOutcome,
  DoorResult,
} from '@beursvloer/contract/sign-ups/door'
import {
  ADMITTED_STATES,
  INSIDE_STATES,
  type SignUpState,
} from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import type { SignUpItem } from '../item'
import { personOf } from '../person'
import { refuse } from '../refusals'
import {
  type ChangeContext,
  changeSignUp,
  findSignUp,
  type Person,
  type SignUpRow,
  signUpsOf,
} from '../rows'
import { type SignUpWork, withSignUpLock } from '../transaction'
import { doorListOf } from './door-list'
import { NOBODY, undoCheckIn, WALK_IN_SOURCE, walkIn } from './walk-ins'

const PROFILE = 'api::visitor-profile.visitor-profile'

/** A person at the door: their sign-up, if any, and their identity. */
interface AtDoor {
  readonly row: SignUpRow | null
  /** Null where only the sign-up is known. */
  readonly person: Person | null
  readonly name: string
  /** For walk-ins that are counted without a name. */
  readonly documentId?: string
}

/** The person with a badge code; null for an unknown code. */
async function byBadge(strapi: Core.Strapi, item: string, badge: string): Promise<AtDoor | null> {
  const profile = await strapi.db.query(PROFILE).findOne({
    where: { badgeCode: badge },
    populate: { user: { select: ['id', 'email'] } },
  })
  if (!profile?.user) return null
  const person = await personOf(strapi, profile.user, { language: 'nl', source: WALK_IN_SOURCE })
  const row = await findSignUp(strapi, item, person.email)
  return { row, person, name: person.name || row?.name || '' }
}

async function atDoor(
  strapi: Core.Strapi,
  item: string,
  { badge, signUp, what }: DoorEntry,
): Promise<AtDoor | null> {
  if (badge !== undefined) return byBadge(strapi, item, badge)
  const row: SignUpRow | null = await signUpsOf(strapi).findOne({
    where: { item, documentId: signUp },
  })
  if (row) return { row, person: null, name: row.name ?? '' }
  return what === 'count' && signUp !== undefined
    ? { row: null, person: NOBODY, name: '', documentId: signUp }
    : null
}

/** The outcome to answer for an entry that was sent before. */
const OUTCOMES: Readonly<Partial<Record<SignUpState, DoorOutcome>>> = {
  attended: 'in',
  'walk-in': 'walk-in',
}

async function outcomeOf(
  work: SignUpWork,
  item: SignUpItem,
  who: AtDoor,
  { id: key, at, what }: DoorEntry,
  by: string,
): Promise<DoorOutcome> {
  const { now } = work
  const { row } = who
  const done = row?.history?.find((step) => step.key === key)
  if (done) return OUTCOMES[done.to] ?? 'undone'
  // A phone's clock may be ahead; no time is later than now.
  const doneAt = at < now.toISOString() ? new Date(at) : now
  const step: ChangeContext = { cause: 'checked-in', by, key, now: doneAt }
  if (what === 'undo') return undoCheckIn(work, row, step)
  if (row && INSIDE_STATES.includes(row.state)) return 'already'
  if (row && ADMITTED_STATES.includes(row.state)) {
    await changeSignUp(work, row, { to: 'attended' }, step)
    return 'in'
  }
  return what === 'in' ? 'no-place' : walkIn(work, item, who, step)
}

/** The results of entries, the current door list, and the name of the sender. */
type Checked = Pick<DoorAnswer, 'list' | 'results'> & { readonly by: string }

/**
 * Applies the entries noted at the door of an item, in order, in one transaction. Entries are
 * idempotent by id; nobody is checked in twice, and walk-ins stop at the places reserved for them.
 * @param user id of the door helper's account
 */
export const checkIn = (
  strapi: Core.Strapi,
  user: number,
  id: string,
  entries: readonly DoorEntry[],
  now: Date,
): Promise<Checked> =>
  withSignUpLock(strapi, now, async (work) => {
    const item = await work.published.item(id)
    if (!item) throw refuse('no-item')
    const account: { id: number; email: string } = await strapi.db
      .query('plugin::users-permissions.user')
      .findOne({ select: ['id', 'email'], where: { id: user } })
    const { name, email } = await personOf(strapi, account, {
      language: 'nl',
      source: WALK_IN_SOURCE,
    })
    const by = name || email
    const results: DoorResult[] = []
    for (const entry of entries) {
      const who = await atDoor(strapi, id, entry)
      const outcome = who ? await outcomeOf(work, item, who, entry, by) : 'unknown'
      results.push({ id: entry.id, outcome, name: who?.name ?? '' })
    }
    return { list: await doorListOf(strapi, item), results, by }
  })
