import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { oncePerVersion } from '../content-version/once-per-version'
import { readItems, type SignUpItem } from './item'
import type { Moved } from './mails/place-mails'
import { factsOf, notifyPlace } from './notify'
import { itemsInStates, type NotifiedState, type SignUpRow, signUpsOf } from './rows'
import { withSignUpLock } from './transaction'

/** Maximum of people notified in one transaction: others wait for it. */
const BATCH = 50

const NAMES = ['date', 'start', 'end', 'isCancelled'] as const
const PLACES = ['roomInDutch', 'hallInDutch'] as const

/**
 * The change of an item since the state that a person was last notified of; null without one.
 * Another translation of the name of its room or hall is no change.
 */
export function changeSince(now: NotifiedState, before: NotifiedState): Moved | null {
  const names = [...NAMES, ...(before.roomInDutch ? PLACES : (['room'] as const))]
  const isKnown = (name: (typeof names)[number]) => before[name] !== undefined
  if (names.filter(isKnown).every((name) => now[name] === before[name])) return null
  if (now.isCancelled) return before.isCancelled ? null : 'item-cancelled'
  return before.isCancelled ? 'item-resumed' : 'moved'
}

/** Sign-ups whose last notified state differs from the item's current state. */
async function toNotify(
  strapi: Core.Strapi,
  item: SignUpItem,
): Promise<readonly { readonly row: SignUpRow; readonly occasion: Moved }[]> {
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: { item: item.id, state: { $in: [...ACTIVE_STATES] } },
    orderBy: { turn: 'asc' },
  })
  return rows.flatMap((row) => {
    const occasion = row.told && changeSince(factsOf(item, row.language), row.told)
    return occasion ? [{ row, occasion }] : []
  })
}

/**
 * Notifies everybody with a place, an offer or a position on the waiting list of changes of their
 * item. The last notified state is stored with each sign-up, so that each change is sent once.
 * Items that are over are skipped.
 */
export const notifyChanges = oncePerVersion(async (strapi, now) => {
  // A sign-up in progress may have read the old item; it is stored before this lock is free.
  await withSignUpLock(strapi, now, async () => undefined)
  const items = await readItems(strapi, await itemsInStates(strapi, ACTIVE_STATES))
  for (const item of items.values()) {
    if (item.endsAt <= now) continue
    let left = (await toNotify(strapi, item)).length
    while (left > 0) {
      left = await withSignUpLock(strapi, now, async (work) => {
        const people = await toNotify(strapi, item)
        for (const { row, occasion } of people.slice(0, BATCH))
          await notifyPlace(work, item, row, occasion, { note: item.changeNote[row.language] })
        return people.length - BATCH
      })
    }
  }
})
