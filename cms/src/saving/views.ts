/** A field in which the request differs from the stored document. */
export interface DifferingField {
  readonly label: string
  /** The sent and the stored value, shortened; absent where a field is no plain value. */
  readonly sent?: string
  readonly stored?: string
}

/** The answer to a refused save; the panel shows it and lets the editor decide. */
export interface VersionConflict {
  /** Whether the draft was to be discarded: then the published version counts as sent. */
  readonly isDiscard: boolean
  /** The document's current version: the `If-Match` value that overwrites it. */
  readonly version: string
  /** The author of the last save; empty for a program. */
  readonly by: string
  /** When, as ISO 8601 in UTC. */
  readonly at: string
  /** Fields in which it differs from the request. */
  readonly fields: readonly DifferingField[]
}

/** Header that confirms a question, by its id. */
export const CONFIRMED_HEADER = 'x-confirmed'

/** The question to an editor before a save with consequences. */
export interface Question {
  readonly id: string
  readonly title: string
  /** The subject of the list below, and the consequences. */
  readonly text: string
  readonly lines: readonly string[]
}
