import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { oncePerVersion } from '../../content-version/once-per-version'
import { readFair } from '../../fair/read-fair'
import { addDeliveries, addMessage } from '../../push/queue'
import { withLock } from '../../transactions/with-lock'
import { changeSince } from '../changes'
import { readProgramme, type SignUpItem } from '../item'
import { factsOf } from '../notify'
import type { NotifiedState } from '../rows'
import { devicesFor } from './recipients'
import { itemTag } from './tag'
import { changeTexts } from './texts'

const ITEM_FACT = 'api::push-item-fact.push-item-fact'

interface Row {
  readonly id: number
  readonly item: string
  readonly facts: NotifiedState
}

const factsIn = (strapi: Core.Strapi) => strapi.db.query(ITEM_FACT)

/**
 * Stores the current state of an item, and notifies the visitors who saved or reserved it of the
 * changes since the stored one.
 */
async function tellItem(strapi: Core.Strapi, item: SignUpItem, now: Date): Promise<void> {
  const facts = factsOf(item, 'nl')
  const row: Row | null = await factsIn(strapi).findOne({ where: { item: item.id } })
  if (!row) {
    await factsIn(strapi).create({ data: { item: item.id, facts } })
    return
  }
  if (isDeepStrictEqual(facts, row.facts)) return
  await factsIn(strapi).update({ where: { id: row.id }, data: { facts } })
  const occasion = changeSince(facts, row.facts)
  if (!occasion || item.endsAt <= now) return
  const devices = await devicesFor(strapi, 'changes', item.id)
  if (devices.length === 0) return
  const message = await addMessage(
    strapi,
    {
      subject: `${occasion} ${item.id} ${randomUUID()}`,
      origin: 'automatic',
      kind: 'changes',
      ...changeTexts(item, occasion),
      path: programmeItemPath(item),
      tag: itemTag(item),
      isUrgent: true,
      endsAt: item.endsAt,
      targetText: 'Wie het onderdeel bewaarde of zich aanmeldde',
    },
    now,
  )
  await addDeliveries(strapi, message, devices, await readFair(strapi, 'nl'), now)
}

/**
 * Pushes changes of an item's day, time, room or cancellation to the devices that saved or reserved it.
 * The last pushed state is stored with the item, in the transaction that queues the message, so that
 * each change is pushed once. New items are stored without a push.
 */
export const pushChanges = oncePerVersion(async (strapi, now) => {
  const known: Row[] = await factsIn(strapi).findMany({})
  const before = new Map(known.map(({ item, facts }) => [item, facts]))
  for (const item of (await readProgramme(strapi)).values()) {
    const told = before.get(item.id)
    if (told && isDeepStrictEqual(factsOf(item, 'nl'), told)) continue
    await withLock(strapi, 'push', () => tellItem(strapi, item, now))
  }
})
