import type { MemberRole, MemberState } from '@beursvloer/contract/my-stand/members'

/** Somebody who acts for an exhibitor, or is invited to. */
export interface StaffMember {
  readonly documentId: string
  readonly name: string
  readonly email: string
  readonly role: MemberRole
  readonly state: MemberState
  readonly invitedBy: string
  /** ISO 8601. */
  readonly invitedAt: string
}

/** An exhibitor with its people. */
export interface ExhibitorAccess {
  readonly documentId: string
  readonly name: string
  /** Of its own; empty for a co-exhibitor. */
  readonly stands: readonly string[]
  readonly members: readonly StaffMember[]
}

/** A proposed presentation that waits for a review. */
export interface ProposalInQueue {
  readonly documentId: string
  /** Name. */
  readonly exhibitor: string
  /** ISO 8601. */
  readonly submittedAt: string
  readonly by: string
  /** How many fields it changes. */
  readonly changes: number
}

/** A proposal, field by field. */
export interface ProposalReview {
  readonly version: number
  readonly exhibitor: string
  readonly exhibitorId: string
  readonly by: string
  readonly submittedAt: string | null
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly lang?: 'nl' | 'en'
    readonly before: string
    readonly after: string
  }[]
}
