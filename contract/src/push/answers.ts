import { z } from 'zod'
import { language } from '../request-fields.ts'
import { pushPreferences } from './requests.ts'
import { PUSH_REFUSALS } from './terms.ts'

/** ISO 8601 in UTC. */
const instant = z.iso.datetime()

/** The `applicationServerKey` with which a browser subscribes: 65 bytes as base64url. */
const publicKey = z.string().regex(/^B[\w-]{86}$/)

/** Answer of `register`: the device stores all of it but the key, which may change. */
export const registeredInstallation = z.object({
  id: z.string(),
  /** Renews access tokens for the lifetime of the installation. */
  refreshToken: z.string(),
  token: z.string(),
  /** When the access token ends. */
  endsAt: instant,
  publicKey,
})
export type RegisteredInstallation = z.infer<typeof registeredInstallation>

/** Answer of `renew`. */
export const renewedInstallation = registeredInstallation.pick({
  token: true,
  endsAt: true,
  publicKey: true,
})

/**
 * Answer of `read`, `change`, `subscribe`, `unsubscribe` and `unlink`: the state of the
 * installation.
 */
export const installationState = z.object({
  language,
  preferences: pushPreferences,
  /** Whether it belongs to an account. */
  isLinked: z.boolean(),
  /** Null: nothing can be sent. */
  subscription: z
    .object({
      /** The browser keeps it as `messagingToken`; another one for another subscription. */
      pushToken: z.string(),
      /** When the device stored it last: it does so again after `PUSH_TOKEN_MS`. */
      storedAt: instant,
    })
    .nullable(),
  publicKey,
})
export type InstallationState = z.infer<typeof installationState>

/** `error.details` of an answer 409. */
export const pushRefusal = z.object({ reason: z.enum(PUSH_REFUSALS) })
export type PushRefusal = z.infer<typeof pushRefusal>
