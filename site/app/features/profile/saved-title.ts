import type { SavedKind } from '@beursvloer/contract/saved-entries'
import type { Content } from '~/content/model.ts'
import { dataMessages } from './data-messages.ts'

/** The title of a saved entry; undefined when it no longer exists. */
export function savedTitle(content: Content, kind: SavedKind, id: string): string | undefined {
  switch (kind) {
    case 'session':
      return content.programmeItems.find(id)?.title
    case 'exhibitor':
      return content.exhibitors.find(id)?.name
    case 'concept':
      return content.concepts.find(id)?.name
    // The note beside it says what the appointment is about.
    case 'appointment':
      return dataMessages[content.locale].appointment
  }
}
