import type { NewsValues } from '@beursvloer/contract/my-stand/news'
import type { TaskValues } from '@beursvloer/contract/my-stand/tasks'
import type { MemberRole, MemberState, ReturnAnswer } from '@beursvloer/contract/my-stand/terms'
import type { StandSettings } from '../../fair/stand-settings'

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

/** An exhibitor with its badges in the current edition. */
export interface ExhibitorBadges {
  readonly documentId: string
  readonly name: string
  /** Numbers. */
  readonly stands: readonly string[]
  readonly allowed: number
  readonly made: number
}

/** What an exhibitor can lack in the overview of staff. */
export const GAPS = [
  'presentation',
  'tasks',
  'late',
  'badges',
  'orders',
  'people',
  'sign-in',
  'leads',
] as const
export type Gap = (typeof GAPS)[number]

/**
 * How far a presentation is. `absent`: not on the site; `incomplete`: there, and something lacks;
 * otherwise the state of its proposal.
 */
export type PresentationStep =
  | 'absent'
  | 'incomplete'
  | 'complete'
  | 'draft'
  | 'submitted'
  | 'returned'

/** What an exhibitor has done in the current edition. */
export interface ExhibitorProgress {
  readonly documentId: string
  readonly name: string
  /** Numbers. */
  readonly stands: readonly string[]
  readonly presentation: PresentationStep
  readonly tasksDone: number
  /** Late ones not among them. */
  readonly tasksOpen: number
  readonly tasksLate: number
  readonly badges: number
  readonly badgesAllowed: number
  readonly orders: number
  /** How many act for it. */
  readonly people: number
  /** Whether there is a recipient for a reminder. */
  readonly isReachable: boolean
  /** Day on which one of them was last signed in (ISO 8601). */
  readonly signedInAt: string | null
  readonly hasLeads: boolean
  readonly gaps: readonly Gap[]
}

/** A page of exhibitors, and all that were found, by name. */
export interface ProgressList {
  readonly rows: readonly ExhibitorProgress[]
  readonly total: number
  readonly pageCount: number
  readonly found: readonly Pick<ExhibitorProgress, 'documentId' | 'name' | 'isReachable'>[]
}

/** The organiser's choices about the exhibitors' own area, and how much it is used. */
export interface AreaSettings {
  readonly settings: StandSettings
  readonly use: Readonly<
    Record<
      | 'exhibitors'
      | 'withPeople'
      | 'signedIn'
      | 'complete'
      | 'proposals'
      | 'badges'
      | 'leads'
      | 'meetings'
      | 'meetingsAgreed',
      number
    >
  >
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
    /** What it is of, such as a concept; absent: the presentation. */
    readonly group?: string
    /** Whether it is a file to download. */
    readonly isFile: boolean
    readonly isPicture?: boolean
    /** Address of the file that is live. */
    readonly beforeUrl?: string | undefined
    readonly lang?: 'nl' | 'en'
    readonly before: string
    readonly after: string
  }[]
}

/** A task, with how many exhibitors answered it. */
export interface StaffTask extends TaskValues {
  readonly documentId: string
  readonly isLate: boolean
  readonly done: number
  /** Names of the exhibitors that did not answer. */
  readonly open: readonly string[]
  /** Those of them without members, which no reminder reaches. */
  readonly unreachable: readonly string[]
  /** When staff last reminded (ISO 8601). */
  readonly remindedAt: string | null
}

export type CategoryChoices = readonly { readonly documentId: string; readonly name: string }[]

export interface TasksOverview {
  /** By their last day. */
  readonly tasks: readonly StaffTask[]
  readonly categories: CategoryChoices
}

/** What exhibitors handed in, the last first. */
export interface TaskDetails {
  readonly title: string
  readonly answers: readonly {
    readonly exhibitorId: string
    readonly exhibitor: string
    readonly text: string
    /** Name; empty without a file. */
    readonly file: string
    readonly by: string
    /** ISO 8601. */
    readonly at: string
  }[]
}

/** `late`: open after its last day. */
export const INVOICE_STATES = ['open', 'late', 'paid'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** An invoice of the bookkeeping. Dates are `2027-03-17`. */
export interface StaffInvoice {
  readonly documentId: string
  readonly number: string
  /** Name; empty for a deleted one. */
  readonly exhibitor: string
  /** Of its contract or order; may be empty. */
  readonly reference: string
  readonly date: string
  readonly due: string
  readonly cents: number
  readonly paidOn: string | null
  readonly state: InvoiceState
  readonly hasFile: boolean
}

export interface InvoiceList {
  readonly rows: readonly StaffInvoice[]
  readonly total: number
  readonly pageCount: number
}

/** What a list of invoices does, or did, row by row. */
export interface InvoiceImport {
  readonly rows: readonly {
    /** As the spreadsheet counts it. */
    readonly row: number
    readonly number: string
    /** Name. */
    readonly exhibitor: string
    /** `€ 3.712,59`. */
    readonly sum: string
    readonly state: 'new' | 'changed' | 'unchanged' | 'refused'
    readonly problems: readonly string[]
  }[]
}

/** A message to exhibitors. */
export interface StaffNews extends NewsValues {
  readonly documentId: string
  readonly by: string
  /** ISO 8601. */
  readonly postedAt: string
}

export interface NewsOverview {
  /** The latest first. */
  readonly news: readonly StaffNews[]
  readonly categories: CategoryChoices
}

/** An exhibitor of the former edition, with what became of its invitation to the next. */
export interface Former {
  readonly documentId: string
  readonly name: string
  /** Document id. */
  readonly category: string | null
  /** Where the invitation goes; null: nowhere. */
  readonly email: string | null
  readonly language: 'nl' | 'en'
  /** Whether it is part of the next edition already. */
  readonly comes: boolean
  /** ISO 8601. */
  readonly invitedAt: string | null
  readonly answer: ReturnAnswer | null
  readonly answeredAt: string | null
}

/** The invitations to the edition that staff work in. */
export interface Returns {
  /** Names of that edition and of the one before; null where there is none. */
  readonly to: string | null
  readonly from: string | null
  readonly isOver: boolean
  readonly categories: CategoryChoices
  readonly exhibitors: readonly Former[]
}
