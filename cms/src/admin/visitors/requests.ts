import { post, remove } from '../ui/requests'

/** Where the CMS answers about visitors. */
export const VISITORS = '/visitors'

/** Where the pages about visitors are in the panel. */
export const LIST = '/bezoekers'
export const STATISTICS = `${LIST}/cijfers`

export const block = (documentId: string, reason: string) =>
  post(`${VISITORS}/${documentId}/block`, { reason })

export const unblock = (documentId: string) => post(`${VISITORS}/${documentId}/unblock`)

export const changeAddress = (documentId: string, email: string, reason: string) =>
  post(`${VISITORS}/${documentId}/address`, { email, reason })

export const sendConfirmation = (documentId: string) =>
  post(`${VISITORS}/${documentId}/send-confirmation`)

export const removeVisitor = (documentId: string) => remove(`${VISITORS}/${documentId}`)
