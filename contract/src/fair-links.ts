import { z } from 'zod'
import { ownMeeting } from './meetings/calls.ts'
import { language } from './request-fields.ts'
import { readSavedEntries } from './saved-entries.ts'
import { SIGN_UP_STATES } from './sign-ups/states.ts'

/** Paths of the calls about links to a visitor's fair, after the base of the content API. */
export const fairLinkPaths = { own: '/fair-links', follow: '/fair-links/follow' } as const

/** Purpose of a link: a calendar subscription, or sharing with others. */
export const FAIR_LINK_KINDS = ['calendar', 'share'] as const
export type FairLinkKind = (typeof FAIR_LINK_KINDS)[number]

/** Random bytes of a token; 43 characters of base64url. */
export const FAIR_LINK_BYTES = 32
const token = z.string().regex(/^[\w-]{43}$/)

export const isFairLinkToken = (value: unknown): value is string => token.safeParse(value).success

/** Answer of `GET` and `POST /fair-links`: the tokens of the visitor's links; null where there is none. */
export const ownFairLinks = z.object({ calendar: token.nullable(), share: token.nullable() })
export type OwnFairLinks = z.infer<typeof ownFairLinks>

/** Body of `POST /fair-links`: `renew` makes a link, and ends the one before; `end` leaves none. */
export const fairLinkChange = z.strictObject({
  kind: z.enum(FAIR_LINK_KINDS),
  change: z.enum(['renew', 'end']),
  language,
})
export type FairLinkChange = z.infer<typeof fairLinkChange>

/** Body of `POST /fair-links/follow`, with the token in the body so that no log contains it. */
export const followFairLink = z.strictObject({ kind: z.enum(FAIR_LINK_KINDS), token })
export type FollowFairLink = z.infer<typeof followFairLink>

const savedEntries = z.unknown().transform((value, context) => {
  const entries = readSavedEntries(value)
  if (entries) return entries
  context.addIssue('no saved entries')
  return z.NEVER
})

/**
 * Answer of `POST /fair-links/follow`: the entries of a link. Notes and appointments are included
 * only for the visitor's own calendar.
 */
export const linkedFair = z.object({
  entries: savedEntries,
  /** With exhibitors; empty for a share link. */
  meetings: z.array(ownMeeting),
  /** Items with a place or a position on the waiting list; empty for a share link. */
  signUps: z.array(z.object({ item: z.string(), state: z.enum(SIGN_UP_STATES) })),
})
export type LinkedFair = z.infer<typeof linkedFair>
