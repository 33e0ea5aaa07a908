import { z } from 'zod'
import { documentId, language } from '../request-fields.ts'
import { MY_STANDS_PATH, myStandPath } from './members.ts'

/**
 * Badges that come with each 9 m² of a stand, a part of it counting as a whole one, unless the
 * organiser sets another number, and the largest of those.
 */
export const BADGES_PER_UNIT = 3
export const MAX_BADGES_PER_UNIT = 20
const BADGE_UNIT_M2 = 9
/** Most badges of an exhibitor, also where its stand gives more. */
const MAX_STAND_BADGES = 500
/** Most badges that are made at once. */
export const MAX_BADGES_AT_ONCE = 50
/** How long the names on badges are kept after the last day of the fair, in days. */
export const BADGE_KEPT_DAYS = 30

export const standBadgesPath = (exhibitor: string) => `${myStandPath(exhibitor)}/badges` as const
/** Path of the call by which the site reads the badge of a mailed link. */
export const STAND_BADGE_PATH = `${MY_STANDS_PATH}/badge`

/** How many badges a stand of an area in m² gives, with those that staff added. */
export const badgesFor = (areaM2: number, extra: number, perUnit: number): number =>
  Math.min(MAX_STAND_BADGES, Math.ceil(areaM2 / BADGE_UNIT_M2) * perUnit + extra)

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

/** Code of the 409 when there would be more badges than allowed. */
export const TOO_MANY_BADGES = 'too-many-badges'

/** Answer of `POST /my-stands/badge` with `{ code }`; null for a code that works no more. */
export const mailedBadge = z
  .object({ name: z.string(), exhibitor: z.string(), stands: z.array(z.string()) })
  .nullable()
export type MailedBadge = z.infer<typeof mailedBadge>
