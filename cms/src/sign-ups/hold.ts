import { MINUTE_MS } from '@beursvloer/contract/durations'
import type { GuestAnswer } from '@beursvloer/contract/sign-ups/answers'
import { HOLD_MINUTES } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { equalizeTiming } from '../transactions/equalize-timing'
import { refuse } from './refusals'
import { addSignUp, changeSignUp, findSignUp, nextTurn, type Person } from './rows'
import { freePlaces, settle } from './settle'
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
    const hasPlace = (await freePlaces(work, item)) > 0
    if (!hasPlace && !item.hasWaitingList) throw refuse('full')
    if (!hasPlace) return { held: false, until: null }
    const row = await findSignUp(strapi, id, person.email)
    const until = new Date(now.getTime() + HOLD_MINUTES * MINUTE_MS)
    const entry = { to: 'held', until, turn: await nextTurn(strapi, id) } as const
    const doing = { cause: 'asked', now } as const
    const isMeant = row === null || row.state === 'cancelled' || row.state === 'held'
    await equalizeTiming(strapi, isMeant, async () => {
      // Undone for who has something there already.
      if (row) await changeSignUp(strapi, { ...row, state: 'cancelled' }, entry, doing)
      else await addSignUp(strapi, id, person, entry, doing)
    })
    return { held: true, until: until.toISOString() }
  })
