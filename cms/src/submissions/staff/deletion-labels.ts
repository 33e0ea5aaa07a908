import { SUBMISSION_KINDS, type SubmissionKind } from '@beursvloer/contract/forms/submission'
import { KIND_LABELS } from './labels'

/** The retention of a kind of submission. */
export interface KindRetention {
  readonly kind: SubmissionKind
  readonly months: number
  readonly kept: number
  /** How many are deleted within 30 days. */
  readonly due: number
  /** When the first is deleted; null when there are none. */
  readonly next: string | null
}

/** A deleted record, without its content. */
export interface DeletionReport {
  readonly documentId: string
  readonly deletedAt: string
  readonly kind: SubmissionKind | keyof typeof OTHER_LABELS
  readonly count: number
  readonly files: number
  /** Name of the staff member; null when its retention ended. */
  readonly by: string | null
}

export interface DeletionsOverview {
  readonly kinds: readonly KindRetention[]
  /** The newest first. */
  readonly reports: readonly DeletionReport[]
}

/** The label of a deleted record. */
export function deletedLabel(kind: DeletionReport['kind']): string {
  const known = SUBMISSION_KINDS.find((one) => one === kind)
  if (known) return KIND_LABELS[known].all
  return OTHER_LABELS[kind as keyof typeof OTHER_LABELS]
}

/** The labels of deleted records other than submissions. */
export const OTHER_LABELS = {
  subscription: 'Aanmeldingen voor mail',
  account: 'Accounts van bezoekers',
  accessibility: 'Toegankelijkheidswensen',
  mail: 'Verzonden mails',
  'sign-up': 'Aanmeldingen voor onderdelen',
  push: 'Toestellen voor pushberichten',
  lead: 'Leads van standhouders',
} as const
