import type { Core } from '@strapi/strapi'
import { wakeOutbox } from '../mail/worker'
import { wakePushSender } from '../push/worker'
import { notifyChanges } from './changes'
import { markAbsent } from './door/absent'
import { notifyFavourites } from './favourites'
import { readItems } from './item'
import { pushChanges } from './pushes/changes'
import { pushSoon } from './pushes/soon'
import { refreshPlaces } from './refresh-places'
import { remindTomorrow } from './reminders'
import { itemsInStates, type SignUpRow, signUpsOf } from './rows'
import { withSignUpLock } from './transaction'

/** Items where something lapsed, or somebody waits. */
async function itemsDue(strapi: Core.Strapi, now: Date): Promise<readonly string[]> {
  const lapsed: Pick<SignUpRow, 'item'>[] = await signUpsOf(strapi).findMany({
    select: ['item'],
    where: { state: { $in: ['held', 'offered'] }, until: { $lte: now } },
  })
  const waiting = await itemsInStates(strapi, ['waiting'])
  return [...new Set([...lapsed.map(({ item }) => item), ...waiting])]
}

/**
 * Ends lapsed reservations and offers and offers free places, one item at a time; also the places
 * of a raised capacity.
 */
async function settleDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const item of (await readItems(strapi, await itemsDue(strapi, now))).values())
    await withSignUpLock(strapi, now, (work) => refreshPlaces(work, item))
}

/** Runs all due jobs of sign-ups. Each is a transaction with a lock, so several processes may run them. */
export async function runSignUpJobs(strapi: Core.Strapi, now: Date): Promise<void> {
  await settleDue(strapi, now)
  await notifyChanges(strapi, now)
  await notifyFavourites(strapi, now)
  await remindTomorrow(strapi, now)
  await pushChanges(strapi, now)
  await pushSoon(strapi, now)
  await markAbsent(strapi, now)
  wakeOutbox(strapi)
  wakePushSender(strapi)
}
