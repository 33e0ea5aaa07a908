import type { Acceptance, Requotation } from '../../submissions/staff/acceptance'
import type { NewState, OrderNotes } from '../../submissions/staff/views'
import type { AcceptedKind } from '../../submissions/state-flow'
import { post, postFile, remove } from '../ui/requests'

/** Where the CMS answers about submissions. */
export const SUBMISSIONS = '/handling/submissions'
export const SUBSCRIPTIONS = '/handling/subscriptions'

export const changeState = (documentId: string, step: NewState) =>
  post(`${SUBMISSIONS}/${documentId}/state`, step)

export const addNote = (documentId: string, text: string) =>
  post(`${SUBMISSIONS}/${documentId}/notes`, { text })

export const noteOrder = (documentId: string, notes: OrderNotes) =>
  post(`${SUBMISSIONS}/${documentId}/order`, notes)

/** Puts up a proof of a product of an order. */
export const addProof = (documentId: string, product: string, file: File) =>
  postFile(`/my-stand/proofs/${documentId}/${encodeURIComponent(product)}`, file)

export const sendAgain = (documentId: string, mail: string) =>
  post(`${SUBMISSIONS}/${documentId}/mails/${mail}/send-again`)

/** The CMS path that previews and does the acceptance of a submission. */
export const acceptancePath = (documentId: string, kind: AcceptedKind): string =>
  `${SUBMISSIONS}/${documentId}/${kind}-acceptance`

export const accept = (documentId: string, kind: AcceptedKind, acceptance: Acceptance) =>
  post(acceptancePath(documentId, kind), acceptance)

export const sendNewQuotation = (documentId: string, requotation: Requotation) =>
  post(`${SUBMISSIONS}/${documentId}/new-quotation`, requotation)

export const removeSubmission = (documentId: string) => remove(`${SUBMISSIONS}/${documentId}`)

export const removeSubscription = (documentId: string) => remove(`${SUBSCRIPTIONS}/${documentId}`)
