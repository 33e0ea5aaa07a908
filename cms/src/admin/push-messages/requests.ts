import { getFetchClient } from '@strapi/strapi/admin'
import type { PushDraft, PushForm, PushReach, PushTarget } from '../../push-messages/staff/views'
import { post } from '../ui/requests'

/** Where the CMS answers about push messages. */
export const PUSH_MESSAGES = '/push-messages'
/** Where the pages about them are in the panel. */
export const LIST = '/pushberichten'

export const sendMessage = (form: PushForm) => post(PUSH_MESSAGES, form)

export const sendTest = (draft: PushDraft) => post(`${PUSH_MESSAGES}/test`, draft)

export const stopMessage = (id: string) => post(`${PUSH_MESSAGES}/${id}/stop`)

/** How many devices a target has now. */
export async function askReach(target: PushTarget, signal: AbortSignal): Promise<PushReach> {
  const { data } = await getFetchClient({ signal }).post<{ data: PushReach }>(
    `${PUSH_MESSAGES}/reach`,
    { target },
  )
  return data.data
}
