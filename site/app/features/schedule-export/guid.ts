import { guidOf as guid } from '@beursvloer/contract/calendar/guid'
import type { Content, Document } from '~/content/model.ts'

/** The id of a document of this content for other programs. */
export const guidOf = ({ settings }: Pick<Content, 'settings'>, { id }: Pick<Document, 'id'>) =>
  guid(settings.id, id)

/** A positive integer of 31 bits out of a UUID, for readers that want a number. */
export const numberOf = (guid: string): number => Number.parseInt(guid.slice(0, 8), 16) >>> 1 || 1
