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
