/** What a refused save is answered with; the panel shows it and lets the editor decide. */
export interface VersionConflict {
  /** Of the document as it is now: what `If-Match` has to say to overwrite it. */
  readonly version: string
  /** Who saved it last; empty for a program. */
  readonly by: string
  /** When, as ISO 8601 in UTC. */
  readonly at: string
  /** Fields in which it differs from what was sent. */
  readonly fields: readonly string[]
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
