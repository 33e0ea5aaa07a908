import { ACTIVE_STATES } from '@beursvloer/contract/sign-ups/states'
import type { Core } from '@strapi/strapi'
import { oncePerVersion } from '../content-version/once-per-version'
import { allOf } from '../panel-api/lists'
import { readItems, type SignUpItem } from './item'
import type { Moved } from './mails/place-mails'
import { factsOf, notifyPlace } from './notify'
import { itemsInStates, type NotifiedState, SIGN_UP, type SignUpRow, signUpsOf } from './rows'
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

const activeOf = ({ id }: SignUpItem) => ({ item: id, state: { $in: [...ACTIVE_STATES] } })

/** How the item has changed since a person was last notified; null without a change. */
const changeFor = (item: SignUpItem, { told, language }: Pick<SignUpRow, 'told' | 'language'>) =>
  told && changeSince(factsOf(item, language), told)

/** Whether there are recipients of a change; read in portions, because mostly there are none. */
async function isAnybodyToNotify(strapi: Core.Strapi, item: SignUpItem): Promise<boolean> {
  const select = ['id', 'told', 'language']
  const all = allOf<SignUpRow>(strapi, { uid: SIGN_UP, where: activeOf(item), select })
  for await (const rows of all) if (rows.some((row) => changeFor(item, row))) return true
  return false
}

/** Sign-ups whose last notified state differs from the item's current state. */
async function toNotify(
  strapi: Core.Strapi,
  item: SignUpItem,
): Promise<readonly { readonly row: SignUpRow; readonly occasion: Moved }[]> {
  const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
    where: activeOf(item),
    orderBy: { turn: 'asc' },
  })
  return rows.flatMap((row) => {
    const occasion = changeFor(item, row)
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
    if (item.endsAt <= now || !(await isAnybodyToNotify(strapi, item))) continue
    let left = 1
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
