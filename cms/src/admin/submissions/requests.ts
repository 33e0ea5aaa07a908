import { getFetchClient, isFetchError } from '@strapi/strapi/admin'
import type { Acceptance } from '../../handling/acceptance'
import type { NewState } from '../../handling/views'

/** Where the CMS answers about submissions. */
export const SUBMISSIONS = '/handling/submissions'
export const SUBSCRIPTIONS = '/handling/subscriptions'

const post = async (path: string, body: object = {}): Promise<void> => {
  await getFetchClient().post(path, body)
}

export const changeState = (documentId: string, step: NewState) =>
  post(`${SUBMISSIONS}/${documentId}/state`, step)

export const addNote = (documentId: string, text: string) =>
  post(`${SUBMISSIONS}/${documentId}/notes`, { text })

export const sendAgain = (documentId: string, mail: string) =>
  post(`${SUBMISSIONS}/${documentId}/mails/${mail}/send-again`)

export const accept = (documentId: string, acceptance: Acceptance) =>
  post(`${SUBMISSIONS}/${documentId}/accept`, acceptance)

export const removeSubmission = async (documentId: string): Promise<void> => {
  await getFetchClient().del(`${SUBMISSIONS}/${documentId}`)
}

export const removeSubscription = async (documentId: string): Promise<void> => {
  await getFetchClient().del(`${SUBSCRIPTIONS}/${documentId}`)
}

/** Saves what the CMS answers at a path as a file on the computer of who asks. */
export async function download(path: string, fileName: string): Promise<void> {
  const { data } = await getFetchClient().get<Blob>(path, { responseType: 'blob' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(data)
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What went wrong, in the words of the server where it has any. */
export const wordsFor = (error: unknown): string =>
  isFetchError(error) && error.message && error.message !== 'Server Error'
    ? error.message
    : 'De server gaf geen antwoord. Probeer het opnieuw.'
