import { z } from 'zod'
import { documentId, language, sender } from '../request-fields.ts'
import { MAX_ENDPOINT_LENGTH, MAX_PUSH_ITEMS, PUSH_OUTCOMES } from './terms.ts'

/** 128 random bits as base64url. */
const installationId = z.string().regex(/^[\w-]{22}$/)
/** 256 random bits as base64url. */
const token = z.string().regex(/^[\w-]{43}$/)
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** Which installation asks, with its access token. */
const credentials = { id: installationId, token }

/** As `PushPreferences` of terms.ts. */
export const pushPreferences = z.strictObject({
  kinds: z.strictObject({
    changes: z.boolean(),
    place: z.boolean(),
    soon: z.boolean(),
    /** Pages of before it existed do not send it. */
    stands: z.boolean().default(true),
    news: z.boolean(),
  }),
  quiet: z.strictObject({ from: clockTime, until: clockTime }).nullable(),
})

/** Document ids of programme items that a device without account saved; of one with, the account's count. */
const saved = z.array(documentId).max(MAX_PUSH_ITEMS)

/** Body of `register`. */
export const registerInstallation = z.strictObject({ language, sender })
export type RegisterInstallation = z.infer<typeof registerInstallation>

/** Body of `renew`: gives a new access token, whether the last one is still valid or not. */
export const renewInstallation = z.strictObject({ id: installationId, refreshToken: token })
export type RenewInstallation = z.infer<typeof renewInstallation>

/** Body of `read`, `unsubscribe`, `unlink` and `remove`. */
export const ofInstallation = z.strictObject(credentials)
export type OfInstallation = z.infer<typeof ofInstallation>

/** Body of `change`: absent fields stay unchanged. */
export const changeInstallation = z.strictObject({
  ...credentials,
  language: language.optional(),
  preferences: pushPreferences.optional(),
  saved: saved.optional(),
})
export type ChangeInstallation = z.infer<typeof changeInstallation>

/** The result of a browser's `PushSubscription.toJSON()`. */
const browserSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(MAX_ENDPOINT_LENGTH),
  /** In ms since 1970. */
  expirationTime: z.number().nullish(),
  keys: z.object({
    /** 65 bytes: an uncompressed point of P-256. */
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    /** 16 bytes. */
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})

/** Body of `subscribe`: choices in it are stored with it. */
export const subscribeInstallation = z.strictObject({
  ...credentials,
  subscription: browserSubscription,
  language: language.optional(),
  preferences: pushPreferences.optional(),
  saved: saved.optional(),
})
export type SubscribeInstallation = z.infer<typeof subscribeInstallation>

/** Body of `receipt`. */
export const pushReceipt = z.strictObject({
  receipt: z.string().regex(/^[\w-]{22}$/),
  outcome: z.enum(PUSH_OUTCOMES),
})
export type PushReceipt = z.infer<typeof pushReceipt>
