import { z } from 'zod'
import { isEmailAddress } from '../email-address.ts'
import { documentId, language, sender } from '../request-fields.ts'
import { safeTarget } from '../safe-target.ts'
import { MAX_LINK_CODE } from './terms.ts'

/** Longest e-mail address, in characters (RFC 5321, 4.5.3.1). */
const MAX_ADDRESS = 254

/**
 * When the sign-up that the visitor saw got its state, null where they saw none: a later change is
 * a refusal. Absent: not checked.
 */
const seen = z.iso.datetime().nullable().optional()
/** The idempotency key of a request. */
const key = z.uuid()
/** Path of the page of the request, without query. */
const source = z.string().regex(/^\/[^\s?#]{0,254}$/)
const email = z.string().max(MAX_ADDRESS).refine(isEmailAddress)

/**
 * Body of `POST /sign-ups` and of `POST /sign-ups/accept`, which takes an offered place; for the
 * visitor of the request's token. `swap`: the item whose place is given up for this one, in the
 * same transaction.
 */
export const signUpRequest = z.strictObject({
  item: documentId,
  key,
  language,
  swap: documentId.optional(),
  seen,
})

/** Body of `POST /sign-ups/cancel`: cancels a place, an offer or a waiting list entry. */
export const cancelRequest = z.strictObject({ item: documentId, key, language, seen })

const code = z.string().min(1).max(MAX_LINK_CODE)

/** Body of `POST /sign-ups/offer`: `code` is that of the address in the mail. */
export const offerRequest = z.strictObject({ code })

/** Body of `POST /sign-ups/offer/take`; `swap` as above. */
export const takeOfferRequest = z.strictObject({ code, swap: documentId.optional() })

/** Body of `POST /sign-ups/guest`. `key`: of the ticket, which is good for one e-mail address. */
export const guestRequest = z.strictObject({
  item: documentId,
  key,
  language,
  source,
  email,
  sender,
})
export type GuestRequest = z.infer<typeof guestRequest>

/** Maximum length of the return path in a link, in characters. */
export const MAX_RETURN_PATH = 300
/** Path of this site, with query. */
const to = z
  .string()
  .max(MAX_RETURN_PATH)
  .refine((path) => path.startsWith('/') && safeTarget(path, []) !== null)

/** Body of `POST /auth/sign-in-link`. `to`: where the link leads after signing in. */
export const signInLinkRequest = z.strictObject({ language, source, email, to: to.optional() })
export type SignInLinkRequest = z.infer<typeof signInLinkRequest>

/** Body of `POST /auth/sign-in-link/follow`: `code` is that of the address in the mail. */
export const followLinkRequest = z.strictObject({
  code,
  language,
})
