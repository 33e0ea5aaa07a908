import { MEETINGS_PAGE } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { readFair } from '../fair/read-fair'
import { addDeliveries, addMessage, recipientsIn } from '../push/queue'
import type { MeetingRow } from './rows'

type Message = Pick<
  Parameters<typeof addMessage>[1],
  'subject' | 'kind' | 'title' | 'body' | 'endsAt'
>

interface Reader {
  /** Id of the account. */
  readonly account: number
  /** Where the message leads. */
  readonly path: string
  readonly meeting: string
}

export const toVisitor = ({ visitor: account, documentId: meeting }: MeetingRow): Reader => ({
  ...{ account, meeting, path: MEETINGS_PAGE },
})

/**
 * Pushes a message about a meeting to the devices of one of its sides that want such messages.
 * @param write called only when there are such devices
 */
export async function pushOfMeeting(
  strapi: Core.Strapi,
  { account, path, meeting }: Reader,
  wish: 'tell_stands' | 'tell_soon',
  write: () => Message | Promise<Message>,
  now: Date,
): Promise<void> {
  const devices = await recipientsIn(strapi, (query) =>
    query.where({ [wish]: true, visitor: account }),
  )
  if (devices.length === 0) return
  const message = await addMessage(
    strapi,
    {
      ...(await write()),
      ...{ origin: 'automatic', path, tag: `meeting-${meeting}`, isUrgent: true },
      targetText: 'Wie een gesprek heeft met een standhouder',
    },
    now,
  )
  await addDeliveries(strapi, message, devices, await readFair(strapi, 'nl'), now)
}
