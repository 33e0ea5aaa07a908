/** How long deleted content can be restored, in days (requirements 28.1). */
export const WASTEBASKET_DAYS = 30

/** A deleted document that can be restored. */
export interface DeletedDocument {
  readonly documentId: string
  readonly name: string
  /** Name of its type, as in the menu. */
  readonly label: string
  /** The user who deleted it; empty for a program. */
  readonly by: string
  /** ISO 8601 in UTC. */
  readonly deletedAt: string
  /** Until when it can be restored, ISO 8601 in UTC. */
  readonly until: string
  readonly mayRestore: boolean
}
