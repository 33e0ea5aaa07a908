import type { Acceptance } from '../../handling/acceptance'
import type { NewState } from '../../handling/views'
import { post, remove } from '../ui/requests'

/** Where the CMS answers about submissions. */
export const SUBMISSIONS = '/handling/submissions'
export const SUBSCRIPTIONS = '/handling/subscriptions'

export const changeState = (documentId: string, step: NewState) =>
  post(`${SUBMISSIONS}/${documentId}/state`, step)

export const addNote = (documentId: string, text: string) =>
  post(`${SUBMISSIONS}/${documentId}/notes`, { text })

export const sendAgain = (documentId: string, mail: string) =>
  post(`${SUBMISSIONS}/${documentId}/mails/${mail}/send-again`)

export const accept = (documentId: string, acceptance: Acceptance) =>
  post(`${SUBMISSIONS}/${documentId}/accept`, acceptance)

export const removeSubmission = (documentId: string) => remove(`${SUBMISSIONS}/${documentId}`)

export const removeSubscription = (documentId: string) => remove(`${SUBSCRIPTIONS}/${documentId}`)
