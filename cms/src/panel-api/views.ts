/** The panel's view of mails and consents. Times are ISO 8601 in UTC. */
import type { Consent } from '@beursvloer/contract/forms/definition'
import type { MailPurpose } from '../mail/mail-purposes'

/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly pageCount: number
}

export interface SentMail {
  readonly documentId: string
  readonly purpose: MailPurpose
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
  /** Time of the withdrawal; null or absent for a current consent. */
  readonly withdrawnAt?: string | null
}
