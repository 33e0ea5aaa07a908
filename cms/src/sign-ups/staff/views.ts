/** The panel's view of sign-ups; texts are Dutch, dates `2027-03-17`, times `10:45` or ISO 8601. */
import type { SignUpState } from '@beursvloer/contract/sign-ups/states'
import type { Page } from '../../panel-api/views'

/** An item with its counts. */
export interface ItemRow {
  /** Document id. */
  readonly id: string
  readonly title: string
  readonly date: string
  readonly start: string
  readonly end: string
  readonly room: string
  readonly isCancelled: boolean
  /** Places for sign-ups; null: unlimited. */
  readonly places: number | null
  /** Kept for walk-ins. */
  readonly walkIn: number
  /** Taken and offered. */
  readonly taken: number
  readonly offered: number
  readonly waiting: number
  /** Let in at the door, and how many of those without a place. */
  readonly inside: number
  readonly walkedIn: number
  /** How many more have a place than there are. */
  readonly over: number
}

export interface ItemList extends Page<ItemRow> {
  readonly days: readonly string[]
}

/** The numbers of people whom a change of an item concerns. */
export interface AffectedPeople {
  readonly withPlace: number
  readonly waiting: number
  /** Saved it with their account. */
  readonly saved: number
  /** Of those: with notifications of changes. */
  readonly told: number
}

/** The sign-up of a person. */
export interface PersonRow {
  readonly documentId: string
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Document id of the visitor; null without an account. */
  readonly visitor: string | null
  readonly state: SignUpState
  readonly turn: number
  /** Position on the waiting list; null in other states. */
  readonly position: number | null
  /** End of a reservation or an offer. */
  readonly until: string | null
  readonly arrivedAt: string
}

export interface PersonList extends Page<PersonRow> {
  readonly item: ItemRow
  /** Other items that people can be moved to. */
  readonly others: readonly { readonly id: string; readonly label: string }[]
}

/** The people expected at the door, by name. */
export interface DoorList {
  readonly item: ItemRow
  readonly people: readonly { readonly documentId: string; readonly name: string }[]
}

/** The fields that staff fill in for a caller. */
export interface PhoneSignUp {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly language: 'nl' | 'en'
}

/** A mail to everybody of an item. */
export interface MailToAll {
  /** Idempotency key: the same mail goes out once. */
  readonly key: string
  readonly to: 'places' | 'all'
  readonly subject: string
  readonly message: string
}

/** Somebody with an account who may check people in at the doors of rooms. */
export interface DoorHelper {
  /** Document id of the visitor. */
  readonly id: string
  readonly name: string
  readonly email: string
  /** Document ids. */
  readonly rooms: readonly string[]
}

export interface DoorHelpers {
  readonly helpers: readonly DoorHelper[]
  /** All rooms, by name. */
  readonly rooms: readonly { readonly id: string; readonly name: string }[]
}
