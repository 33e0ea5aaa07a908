/** The panel's view of push messages; texts are Dutch, dates `2027-03-17`, times ISO 8601. */
import type { PushKind } from '@beursvloer/contract/push/terms'
import type { Page } from '../../panel-api/views'
import type { Counts, MessageState } from '../../push/rows'

/** The target of a message of staff. */
export type PushTarget =
  /** All visitors with news of the organiser. */
  | { readonly to: 'news' }
  /** Visitors who saved or reserved a programme item, by its document id. */
  | { readonly to: 'item'; readonly item: string }
  /**
   * Of visitors with news: those who chose a theme, or saved or reserved an item of it; by its
   * slug.
   */
  | { readonly to: 'theme'; readonly theme: string }
  /** Of visitors with news: those who come on a day, or saved or reserved an item on it. */
  | { readonly to: 'day'; readonly day: string }
  /** Of visitors with news: those who work for an exhibitor. */
  | { readonly to: 'exhibitors' }

/** Title and text in a language. */
export interface PushText {
  readonly title: string
  readonly body: string
}

/** The texts and the link of a message. */
export interface PushDraft {
  readonly nl: PushText
  /** Empty: the Dutch text. */
  readonly en: PushText
  /** Path of the site without prefix of a language. */
  readonly path: string
}

/** A message as staff fill it in. */
export interface PushForm extends PushDraft {
  /** Idempotency key of a message. */
  readonly key: string
  readonly target: PushTarget
  /** Null: now. */
  readonly sendAt: string | null
  /** How long the message stays valid, from `HOURS`. */
  readonly hours: number
}

/** How many devices a target has. */
export interface PushReach {
  readonly devices: number
  /** The number of them in English. */
  readonly english: number
}

/** A message in the list. */
export interface PushRow {
  readonly documentId: string
  readonly title: string
  readonly kind: PushKind
  readonly origin: 'staff' | 'automatic'
  readonly isTest: boolean
  readonly state: MessageState
  readonly sendAt: string
  readonly endsAt: string
  readonly targetText: string
  /** The author; empty for automatic ones. */
  readonly madeBy: string
  readonly counts: Counts
  /** The number of its devices; not known yet for a planned one. */
  readonly devices: number
}

export type PushList = Page<PushRow>

/** A message with all its fields. */
export interface PushDetails extends PushRow, PushDraft, PhoneFrame {}

/** The parts that a phone shows around a message. */
export interface PhoneFrame {
  readonly fair: string
  /** Of the address of the site. */
  readonly host: string
}

/** The choices while writing. */
export interface PushChoices extends PhoneFrame {
  readonly items: readonly { readonly id: string; readonly label: string; readonly path: string }[]
  readonly themes: readonly { readonly slug: string; readonly name: string }[]
  readonly days: readonly string[]
  /** The account of the site whose devices get a test. */
  readonly ownEmail: string
  readonly ownDevices: number
}
