import { MEETINGS_PAGE } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { readFair } from '../fair/read-fair'
import { addDeliveries, addMessage, recipientsIn } from '../push/queue'
import type { MeetingRow } from './rows'

type Message = Pick<
  Parameters<typeof addMessage>[1],
  'subject' | 'kind' | 'title' | 'body' | 'endsAt'
>

/**
 * Pushes a message about a meeting to the devices of its visitor that want such messages.
 * @param write called only when there are such devices
 */
export async function pushToVisitor(
  strapi: Core.Strapi,
  { visitor, documentId }: MeetingRow,
  wish: 'tell_stands' | 'tell_soon',
  write: () => Message | Promise<Message>,
  now: Date,
): Promise<void> {
  const devices = await recipientsIn(strapi, (query) => query.where({ [wish]: true, visitor }))
  if (devices.length === 0) return
  const message = await addMessage(
    strapi,
    {
      ...(await write()),
      ...{ origin: 'automatic', path: MEETINGS_PAGE, tag: `meeting-${documentId}`, isUrgent: true },
      targetText: 'Wie een gesprek heeft met een standhouder',
    },
    now,
  )
  await addDeliveries(strapi, message, devices, await readFair(strapi, 'nl'), now)
}
