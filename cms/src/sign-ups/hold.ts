import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { GuestAnswer } from '@beursvloer/contract/sign-ups/answers'
import { HOLD_MINUTES } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { equalizeTiming } from '../transactions/equalize-timing'
import { refuse } from './refusals'
import { addSignUp, changeSignUp, findSignUp, type Person, standingOf } from './rows'
import { freeOf, settle } from './settle'
import { checkPeriod, itemToJoin } from './sign-up'
import { inTurn } from './transaction'

/**
 * Keeps a place for somebody signed out until they follow the link in their mail. What is known of the
 * address changes nothing of the answer: who has a place or waits gets no second one, and for whom one
 * is held it is held anew.
 * @throws SignUpRefused for what is true for everybody: no such item, not now, full
 */
export const holdPlace = (
  strapi: Core.Strapi,
  person: Person,
  id: string,
  now: Date,
): Promise<GuestAnswer> =>
  inTurn(strapi, now, async (work) => {
    const item = await itemToJoin(work, id)
    checkPeriod(item, work)
    await settle(work, item)
    const standing = await standingOf(strapi, id)
    const hasPlace = freeOf(item, standing) > 0
    if (!hasPlace && !item.hasWaitingList) throw refuse('full')
    if (!hasPlace) return { held: false, until: null }
    const row = await findSignUp(strapi, id, person.email)
    const until = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS)
    const entry = { to: 'held', until, turn: standing.nextTurn } as const
    const doing = { cause: 'asked', now } as const
    const isMeant = row === null || row.state === 'cancelled' || row.state === 'held'
    // Counted also where the rest is undone.
    await work.facts.countChange()
    await equalizeTiming(strapi, isMeant, async () => {
      // Undone for who has something there already.
      if (row) await changeSignUp(work, { ...row, state: 'cancelled' }, entry, doing)
      else await addSignUp(work, id, person, entry, doing)
    })
    return { held: true, until: until.toISOString() }
  })
