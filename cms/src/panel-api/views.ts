/** The panel's view of mails and consents. Times are ISO 8601 in UTC. */
import type { Consent } from '@beursvloer/contract/forms/definition'

export interface SentMail {
  readonly documentId: string
  readonly purpose: string
  readonly to: string
  readonly subject: string
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed'
  readonly attempts: number
  readonly sentAt: string | null
  readonly nextAttemptAt: string | null
  readonly lastError: string | null
  readonly createdAt: string
}

export interface GivenConsent {
  readonly subject: Consent['subject']
  readonly textVersion: string
  readonly givenAt: string
  /** When it was taken back; null or absent as long as it holds. */
  readonly withdrawnAt?: string | null
}
