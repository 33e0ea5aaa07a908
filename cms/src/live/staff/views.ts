/**
 * The panel's view of live facts; texts are Dutch, dates `2027-03-17`, times `10:45` or ISO 8601.
 */
import type { LiveNotice } from '@beursvloer/contract/live/feed'

/** A programme item with a helper at its door. */
export interface DoorRow {
  /** Document id. */
  readonly id: string
  readonly title: string
  readonly start: string
  readonly end: string
  readonly room: string
  readonly isCancelled: boolean
  readonly isFull: boolean
}

export interface LiveOverview {
  /** The current notice on the site; null for none. */
  readonly notice: (LiveNotice & { readonly by: string; readonly at: string }) | null
  /** The days of the programme. */
  readonly days: readonly string[]
  /** The shown day: the requested one, else today, else the next one. */
  readonly day: string
  readonly items: readonly DoorRow[]
}

/** A notice as staff fill it in. */
export interface NoticeForm {
  readonly nl: string
  readonly en: string
  /** Empty for none. */
  readonly link: string
  readonly tone: LiveNotice['tone']
  /** How long it is shown; null: until it is taken away. */
  readonly minutes: number | null
}

/** Longest text of a notice, in characters: two lines on a phone. */
export const MAX_NOTICE = 140
/** Longest address that a notice leads to, in characters. */
export const MAX_NOTICE_LINK = 500
