/** The panel's view of submissions; all texts are Dutch, all times ISO 8601 in UTC. */
import type { AnswerSection } from '@beursvloer/contract/forms/answers'
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { SubmissionKind } from '@beursvloer/contract/forms/submission'
import type { DeliveryState, ProofState } from '@beursvloer/contract/my-stand/terms'
import type { Quotation } from '@beursvloer/contract/quotation/quotation'
import type { StandSize } from '@beursvloer/contract/quotation/stand-terms'
import type { GivenConsent, Page, SentMail } from '../../panel-api/views'
import type { State } from '../state-flow'

/** A line of the list. */
export interface SubmissionRow {
  readonly documentId: string
  readonly kind: SubmissionKind
  readonly state: State
  readonly reference: string | null
  readonly name: string | null
  readonly organisation: string | null
  readonly email: string | null
  readonly receivedAt: string
}

export interface SubmissionList extends Page<SubmissionRow> {
  /** The number of open submissions of each kind, regardless of the filters. */
  readonly open: Readonly<Partial<Record<SubmissionKind, number>>>
  /** Name of the edition that the list is of; null: of all. */
  readonly edition: string | null
  /** How many the filters find in other editions. */
  readonly elsewhere: number
}

/** Something that staff did, and when. */
export interface Step {
  readonly at: string
  /** Name of the staff member; empty for the software. */
  readonly by: string
  readonly from: State
  readonly to: State
  /** Whether the sender got a mail. */
  readonly mailed: boolean
}

/** A state that staff can give a submission. */
export interface NewState {
  /** The state on the client's screen, to detect that a colleague changed it first. */
  readonly from: State
  readonly to: State
  /** Whether the sender gets a mail, where that is possible. */
  readonly tell: boolean
  /** Words of their own in that mail. */
  readonly message: string
}

/** A quotation that staff sent in place of the one before, for a stand of their choice. */
export interface NewQuotation {
  readonly at: string
  /** Name of the sender, a staff member. */
  readonly by: string
  readonly stand: StandSize & { readonly number: string }
  readonly quotation: Quotation
}

export interface Note {
  readonly at: string
  readonly by: string
  readonly text: string
}

export interface StoredFile {
  readonly documentId: string
  /** Path of the field that it was sent with. */
  readonly field: string
  readonly name: string
  readonly bytes: number
  /** Of a proof: the code of its product, and its state. */
  readonly proofOf: string | null
  readonly proofState: ProofState | null
}

/** What staff note of an order. */
export interface OrderNotes {
  /** Document id of the exhibitor; empty while it is of none. */
  readonly exhibitor: string
  /** By the code of the product. */
  readonly deliveries: Readonly<Record<string, DeliveryState>>
}

/** An order, with what staff can choose for it. */
export interface OrderHandling extends OrderNotes {
  readonly products: readonly { readonly code: string; readonly name: string }[]
  readonly exhibitors: readonly { readonly documentId: string; readonly name: string }[]
}

export interface SubmissionDetails extends SubmissionRow {
  readonly language: FormLanguage
  /** Page of the site that it came from. */
  readonly source: string
  readonly deleteAfter: string
  readonly answers: readonly AnswerSection[]
  readonly files: readonly StoredFile[]
  readonly consents: readonly GivenConsent[]
  readonly mails: readonly SentMail[]
  readonly history: readonly Step[]
  readonly notes: readonly Note[]
  /** As the CMS computed it, not as the visitor saw it. */
  readonly quotation: Quotation | null
  /** The quotation that replaced it; null without one. */
  readonly newQuotation: NewQuotation | null
  /** Null for all but orders. */
  readonly order: OrderHandling | null
  /** The document that was made of it when it was accepted. */
  readonly made: { readonly type: 'exhibitor' | 'vacancy'; readonly documentId: string } | null
}
