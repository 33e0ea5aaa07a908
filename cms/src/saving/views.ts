/** A field in which what was sent differs from what is stored. */
export interface DifferingField {
  readonly label: string
  /** What was sent and what is stored, shortly; absent where a field is no plain value. */
  readonly sent?: string
  readonly stored?: string
}

/** What a refused save is answered with; the panel shows it and lets the editor decide. */
export interface VersionConflict {
  /** Whether the draft was to be thrown away: then what is published counts as sent. */
  readonly isDiscard: boolean
  /** Of the document as it is now: what `If-Match` has to say to overwrite it. */
  readonly version: string
  /** Who saved it last; empty for a program. */
  readonly by: string
  /** When, as ISO 8601 in UTC. */
  readonly at: string
  /** Fields in which it differs from what was sent. */
  readonly fields: readonly DifferingField[]
}

/** Header in which a request says yes to a question, by its id. */
export const CONFIRMED_HEADER = 'x-confirmed'

/** What an editor is asked before a save with consequences. */
export interface Question {
  readonly id: string
  readonly title: string
  /** What the list below is about, and what follows. */
  readonly text: string
  readonly lines: readonly string[]
}
