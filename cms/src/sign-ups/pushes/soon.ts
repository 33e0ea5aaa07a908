import { programmeItemPath } from '@beursvloer/contract/page-addresses'
import { SOON_MS } from '@beursvloer/contract/push/terms'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../../fair/dates'
import { readFair } from '../../fair/read-fair'
import { addDeliveries, addMessage } from '../../push/queue'
import { INSTALLATIONS, messagesOf } from '../../push/rows'
import { withLock } from '../../transactions/with-lock'
import { readItemsOn, type SignUpItem } from '../item'
import { devicesFor } from './recipients'
import { itemTag } from './tag'
import { soonTexts } from './texts'

const isSoon = ({ isCancelled, startsAt }: SignUpItem, now: Date): boolean =>
  !isCancelled && startsAt > now && startsAt.getTime() - now.getTime() <= SOON_MS

/** Key per item and start time, so that a moved item is announced again. */
const subjectOf = ({ id, startsAt }: SignUpItem): string => `soon ${id} ${startsAt.toISOString()}`

async function announce(strapi: Core.Strapi, item: SignUpItem, now: Date): Promise<void> {
  const subject = subjectOf(item)
  if ((await messagesOf(strapi).count({ where: { subject } })) > 0) return
  const devices = await devicesFor(strapi, 'soon', item.id, ['confirmed'])
  if (devices.length === 0) return
  const message = await addMessage(
    strapi,
    {
      subject,
      origin: 'automatic',
      kind: 'soon',
      ...soonTexts(item),
      path: programmeItemPath(item),
      tag: itemTag(item),
      isUrgent: true,
      endsAt: item.startsAt,
      targetText: 'Wie het onderdeel bewaarde of een plaats heeft',
    },
    now,
  )
  await addDeliveries(strapi, message, devices, await readFair(strapi, 'nl'), now)
}

/**
 * Notifies the devices of visitors who saved an item or have a place, once, within ten minutes
 * before it begins.
 */
export async function pushSoon(strapi: Core.Strapi, now: Date): Promise<void> {
  const asked = await strapi.db.connection(INSTALLATIONS).where({ tell_soon: true }).first('id')
  if (!asked) return
  for (const item of (await readItemsOn(strapi, fairDate(now))).values())
    if (isSoon(item, now)) await withLock(strapi, 'push', () => announce(strapi, item, now))
}
