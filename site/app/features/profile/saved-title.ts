import type { SavedKind } from '@beursvloer/contract/saved-entries'
import type { Content } from '~/content/model.ts'
import { dataMessages } from './data-messages.ts'

/** What something that was saved is called; undefined when it is no longer there. */
export function savedTitle(content: Content, kind: SavedKind, id: string): string | undefined {
  switch (kind) {
    case 'session':
      return content.programmeItems.find(id)?.title
    case 'exhibitor':
      return content.exhibitors.find(id)?.name
    case 'concept':
      return content.concepts.find(id)?.name
    // What it is about is the note beside it.
    case 'appointment':
      return dataMessages[content.locale].appointment
  }
}
