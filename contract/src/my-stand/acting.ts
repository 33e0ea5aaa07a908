/** Staff of the fair who act for an exhibitor in its own area (decision 168). */
import { z } from 'zod'
import { documentId } from '../request-fields.ts'
import { ACTS } from './terms.ts'

/** Answer of the exchange of a link's code for a token; null for a link that was used or is too old. */
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
