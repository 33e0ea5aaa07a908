import type { Core } from '@strapi/strapi'
import type { Asker } from './asker'
import type { WorklistLine } from './views'

/** The user and the date for which the worklist is made. */
export interface Moment {
  readonly asker: Asker
  readonly now: Date
  /** Date of today in the fair's zone. */
  readonly today: string
  /** Days to the first day of the current edition; null while there is none. */
  readonly daysLeft: number | null
}

/** Makes the lines of one subject: none where nothing waits, or who asks may not see it. */
export type Lines = (strapi: Core.Strapi, moment: Moment) => Promise<readonly WorklistLine[]>
