import { documentsLink } from './content-links'
import { namesText } from './names'
import { byDaysLeft, type UrgencyThresholds } from './urgency'
import type { WorklistLine } from './views'
import type { WorklistContext } from './worklist-context'

/** Condition of the database for a relation or file that is not there. */
export const NOTHING = { id: { $null: true } }

/** Something that documents of a type lack. */
export interface Lack {
  readonly id: string
  /** The gap, as a condition of the database. */
  readonly where: object
  readonly title: readonly [one: string, more: string]
  /** What visitors notice of it. */
  readonly means?: string
  readonly thresholds: UrgencyThresholds
}

/** The line about documents that lack something; none without documents. */
export const lackLine = (
  { daysLeft }: WorklistContext,
  { id, title, means = '', thresholds }: Lack,
  type: string,
  documents: readonly { readonly documentId: string; readonly name: string }[],
): readonly WorklistLine[] =>
  documents.length === 0
    ? []
    : [
        {
          id,
          urgency: byDaysLeft(daysLeft, thresholds),
          count: documents.length,
          title: title[documents.length === 1 ? 0 : 1],
          about: namesText(documents.map(({ name }) => name)),
          due: '',
          dueNote: means,
          to: documentsLink(
            type,
            documents.map(({ documentId }) => documentId),
          ),
          action: 'Vul aan',
        },
      ]
