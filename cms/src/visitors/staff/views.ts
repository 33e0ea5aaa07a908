/** The panel's view of visitors; texts are Dutch, times ISO 8601 in UTC, days `2027-03-17`. */
import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { GivenConsent, Page, SentMail } from '../../panel-api/views'
import type { VisitorState } from './state'

/** A line of the list. */
export interface VisitorRow {
  readonly documentId: string
  /** Empty until a visitor from an identity provider has entered it. */
  readonly name: string
  readonly email: string
  readonly organisation: string
  /** In words. */
  readonly organisationType: string
  readonly days: readonly string[]
  readonly language: FormLanguage
  readonly registeredAt: string
  readonly state: VisitorState
}

/** Something to choose from, with its name in Dutch. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** What visitors can choose in their profile, as the content is now. */
export interface VisitorChoices {
  /** The first first. */
  readonly days: readonly string[]
  readonly interests: readonly Choice[]
  readonly organisationTypes: readonly Choice[]
}

export interface VisitorList extends Page<VisitorRow>, VisitorChoices {}

/** Something that staff did with an account, and when. */
export interface VisitorStep {
  readonly at: string
  /** Name of the staff member; empty: the visitor. */
  readonly by: string
  readonly what: 'blocked' | 'unblocked' | 'confirmation-sent' | 'address-asked' | 'address-changed'
  /** The reason, for colleagues; empty where none is required. */
  readonly reason: string
}

export interface VisitorDetails extends VisitorRow {
  readonly jobTitle: string
  readonly phone: string
  readonly interests: readonly string[]
  /** Absent for a user without the right to see it; null when there is none. */
  readonly accessibility?: string | null
  /** Whether other visitors see them in the networking list. */
  readonly listed: boolean
  /** Name under which the photo is saved; null when there is none. */
  readonly photo: string | null
  /** `local`, or the name of an identity provider. */
  readonly provider: string
  /** Page of the site on which they registered. */
  readonly source: string
  readonly confirmedAt: string | null
  readonly lastUsedAt: string | null
  /** Address that the visitor has not confirmed yet; null when there is none. */
  readonly newAddress: string | null
  /** On how many devices the account is signed in. */
  readonly sessions: number
  readonly consents: readonly GivenConsent[]
  readonly mails: readonly SentMail[]
  readonly history: readonly VisitorStep[]
}

/** How many visitors share something. */
export interface Share {
  readonly label: string
  readonly count: number
}

export interface VisitorStatistics {
  readonly total: number
  readonly states: Readonly<Record<VisitorState, number>>
  /** Every day from the first registration to the last, also those without. */
  readonly perDay: readonly { readonly date: string; readonly count: number }[]
  readonly organisationTypes: readonly Share[]
  /** Of several days and interests each counts, so these add up to more than the total. */
  readonly days: readonly Share[]
  readonly interests: readonly Share[]
  readonly languages: readonly Share[]
}
