import type { Core } from '@strapi/strapi'
import { readFair } from '../../fair/read-fair'
import { addDeliveries } from '../../push/queue'
import { type MessageRow, messagesOf } from '../../push/rows'
import { withLock } from '../../transactions/with-lock'
import { devicesOfTarget } from './targets'
import type { PushTarget } from './views'

/** Queues a message whose time has come, for the devices that its target has now. */
const start = (strapi: Core.Strapi, id: number, now: Date): Promise<void> =>
  withLock(strapi, 'push', async () => {
    const message: MessageRow | null = await messagesOf(strapi).findOne({
      where: { id, state: 'planned' },
    })
    if (!message) return
    const devices = await devicesOfTarget(strapi, message.target as PushTarget)
    await addDeliveries(strapi, message, devices, await readFair(strapi, 'nl'), now)
    await messagesOf(strapi).update({ where: { id }, data: { state: 'sending' } })
  })

/** Queues every message of staff whose time has come; each with all of its devices, or not at all. */
export async function startPlanned(strapi: Core.Strapi, now: Date): Promise<void> {
  const due: { id: number }[] = await messagesOf(strapi).findMany({
    select: ['id'],
    where: { state: 'planned', sendAt: { $lte: now } },
    orderBy: { sendAt: 'asc' },
  })
  for (const { id } of due) await start(strapi, id, now)
}
