import type { Core } from '@strapi/strapi'
import type { CurrentUser } from '../panel-api/current-user'
import type { ItemRow } from '../sign-ups/staff/views'
import type { WorklistLine } from './views'

/** The user and the date for which the worklist is made. */
export interface WorklistContext {
  readonly currentUser: CurrentUser
  readonly now: Date
  /** Today's date in the fair's zone. */
  readonly today: string
  /** Days to the first day of the current edition; null while there is none. */
  readonly daysLeft: number | null
  /** The items with sign-ups and their counts; read once. */
  readonly items: () => Promise<readonly ItemRow[]>
}

/**
 * Makes the lines of one subject: none without work, or without the current user's right to see it.
 */
export type LineSource = (
  strapi: Core.Strapi,
  context: WorklistContext,
) => Promise<readonly WorklistLine[]>
