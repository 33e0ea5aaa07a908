import type { InstallationState } from '@beursvloer/contract/push/answers'
import type { PushRefusalReason } from '@beursvloer/contract/push/terms'
import { pageLocale } from '../page-locale.ts'
import { PUSH_ADDRESS } from './push-address.ts'
import { PushFailure, type PushProblem } from './push-problem.ts'

const problemOf: Partial<Record<PushRefusalReason, PushProblem>> = {
  'unknown-service': 'service',
  full: 'full',
}

interface Answer {
  readonly installation?: InstallationState | null
  readonly refused?: PushRefusalReason
}

async function answerOf(response: Response): Promise<InstallationState | null> {
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (response.ok && answer) return answer.installation ?? null
  throw new PushFailure((answer?.refused && problemOf[answer.refused]) || 'token')
}

const unanswered = (): never => {
  throw new PushFailure('offline')
}

/** The state of this browser's push installation; null where it has none. @throws PushFailure */
export const readInstallation = async (): Promise<InstallationState | null> =>
  answerOf(await fetch(PUSH_ADDRESS).catch(unanswered))

/** A browser's call; see `pushRequest` of the server. */
export interface PushCall {
  readonly do: 'register' | 'subscribe' | 'change' | 'remove'
  readonly [name: string]: unknown
}

/** Asks the site for something. @throws PushFailure */
export const callPush = async (call: PushCall): Promise<InstallationState | null> =>
  answerOf(
    await fetch(`${languagePrefix()}${PUSH_ADDRESS}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call),
    }).catch(unanswered),
  )

/** Messages are in the language of the page on which they were chosen. */
const languagePrefix = () => (pageLocale() === 'en' ? '/en' : '')
