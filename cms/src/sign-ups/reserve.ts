import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { GuestAnswer } from '@beursvloer/contract/sign-ups/answers'
import { RESERVABLE_SHARE, RESERVATION_MINUTES } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { equalizeTiming } from '../transactions/equalize-timing'
import { freeOf, refreshPlaces } from './refresh-places'
import { refuse } from './refusals'
import { addSignUp, changeSignUp, findSignUp, type Person, placeCounts } from './rows'
import { checkPeriod, itemToJoin } from './sign-up'
import { withSignUpLock } from './transaction'

/** The existing reservations, also for addresses that get no second place. */
export interface Reservations {
  /** Places of the item. */
  readonly ofItem: number
  /** Whether the applicant has reached the maximum number of reservations. */
  readonly isMost: boolean
}

/**
 * Reserves a place for a signed-out visitor until they follow the link in their mail, within a
 * limit of reservations. The answer does not reveal whether the address is known: one with a place
 * or on the waiting list gets no second place, and an existing reservation is renewed.
 * @throws SignUpRefused for reasons that hold for every visitor: no such item, not now, full
 */
export const reservePlace = (
  strapi: Core.Strapi,
  person: Person,
  id: string,
  held: Reservations,
  now: Date,
): Promise<GuestAnswer> =>
  withSignUpLock(strapi, now, async (work) => {
    const item = await itemToJoin(work, id)
    checkPeriod(item, work)
    await refreshPlaces(work, item)
    const counts = await placeCounts(work, id)
    const free = freeOf(item, counts)
    if (free <= 0 && !item.hasWaitingList) throw refuse('full')
    if (held.isMost || held.ofItem >= free * RESERVABLE_SHARE)
      return { held: false, free: free > 0, until: null }
    const row = await findSignUp(strapi, id, person.email)
    const until = new Date(now.getTime() + RESERVATION_MINUTES * MINUTE_MS)
    const entry = { to: 'held', until, turn: counts.nextTurn } as const
    const change = { cause: 'asked', now } as const
    const isMeant = row === null || row.state === 'cancelled' || row.state === 'held'
    // Counted also where the rest is undone.
    await work.facts.countChange()
    await equalizeTiming(strapi, isMeant, async () => {
      // Rolled back for an address that has a place or position already.
      if (row) await changeSignUp(work, { ...row, state: 'cancelled' }, entry, change)
      else await addSignUp(work, id, person, entry, change)
    })
    return { held: true, free: true, until: until.toISOString() }
  })
