import { z } from 'zod'
import { documentId, language } from '../request-fields.ts'
import { MAX_BADGES_AT_ONCE } from './terms.ts'

const MAX_NAME = 160

/** Body of `POST /my-stands/{exhibitor}/badges`. */
export const badgeChange = z.discriminatedUnion('change', [
  z.strictObject({
    change: z.literal('add'),
    people: z
      .array(
        z.strictObject({
          name: z.string().trim().min(1).max(MAX_NAME),
          /** Empty: nobody gets a mail. */
          email: z.union([z.literal(''), z.email().toLowerCase().max(254)]),
        }),
      )
      .min(1)
      .max(MAX_BADGES_AT_ONCE),
    language,
  }),
  z.strictObject({ change: z.literal('remove'), badge: documentId }),
])
export type BadgeChange = z.infer<typeof badgeChange>
export type NewBadges = Extract<BadgeChange, { change: 'add' }>

/** Answer of the calls about the badges of an exhibitor. */
export const standBadges = z.object({
  /** How many there may be. */
  allowed: z.int(),
  /** In the order in which they were made. */
  badges: z.array(
    z.object({
      id: documentId,
      name: z.string(),
      email: z.string(),
      code: z.string(),
      /** Whether it was mailed. */
      isMailed: z.boolean(),
    }),
  ),
})
export type StandBadges = z.infer<typeof standBadges>

/** Answer of `POST /my-stands/badge` with `{ code }`; null for a code that works no more. */
export const mailedBadge = z
  .object({ name: z.string(), exhibitor: z.string(), stands: z.array(z.string()) })
  .nullable()
export type MailedBadge = z.infer<typeof mailedBadge>
