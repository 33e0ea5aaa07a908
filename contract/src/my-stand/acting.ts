/** Staff of the fair who act for an exhibitor in its own area (decision 168). */
import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import { MY_STANDS_PATH } from './members.ts'

/** How long staff can act after they asked for it, in minutes; the link that begins it included. */
export const ACTING_MINUTES = 30
/** How long exhibitors see what staff did for them, in days. */
export const ACTS_KEPT_DAYS = 365
/** How many of the latest acts an exhibitor sees. */
export const SHOWN_ACTS = 20

/** What staff can change for an exhibitor: the part of its path after the exhibitor. */
export const ACTS = ['proposal', 'tasks', 'badges', 'members', 'orders'] as const
export type Act = (typeof ACTS)[number]

/** Path of the call by which the site exchanges the code of a link for a token. */
export const ACTING_PATH = `${MY_STANDS_PATH}/acting`

/** Its answer; null for a link that was used or is too old. */
export const startedActing = z.object({
  acting: z.object({ token: z.string(), exhibitor: documentId }).nullable(),
})
export type StartedActing = z.infer<typeof startedActing>

/** Acts of staff, the latest first. */
export const acts = z.array(
  z.object({
    by: z.string(),
    what: z.enum(ACTS),
    /** ISO 8601. */
    at: z.string(),
  }),
)
export type Acts = z.infer<typeof acts>
