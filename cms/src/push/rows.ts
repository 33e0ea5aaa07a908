import type { PushKind, PushOutcome } from '@beursvloer/contract/push/terms'
import type { Core } from '@strapi/strapi'

export const INSTALLATION = 'api::push-installation.push-installation'
export const MESSAGE = 'api::push-message.push-message'
export const DELIVERY = 'api::push-delivery.push-delivery'
export const SAVED_ITEM = 'api::push-saved-item.push-saved-item'

/** Tables, for statements about many rows. */
export const INSTALLATIONS = 'push_installations'
export const MESSAGES = 'push_messages'
export const DELIVERIES = 'push_deliveries'
export const SAVED_ITEMS = 'push_saved_items'

export type Language = 'nl' | 'en'
export type Texts = Readonly<Record<Language, string>>
type Moment = string | number | Date

/** A device that takes messages (requirements 24.2). */
export interface InstallationRow {
  readonly id: number
  /** The id that the device uses. */
  readonly installationId: string
  readonly tokenHash: string
  readonly tokenEndsAt: Moment
  readonly refreshHash: string
  /** Id of the account; null without one. */
  readonly visitor: number | null
  readonly language: Language
  readonly tellChanges: boolean
  readonly tellPlace: boolean
  readonly tellSoon: boolean
  /** Null for a device of before the choice existed. */
  readonly tellStands: boolean | null
  readonly tellNews: boolean
  readonly newsSince: Moment | null
  readonly quietFrom: string | null
  readonly quietUntil: string | null
  /** The columns below are null together: without a subscription. */
  readonly endpoint: string | null
  readonly endpointHash: string | null
  /** Origin of the push service. */
  readonly service: string | null
  /** Public key of the browser (`p256dh`), and the secret that it shares with us (`auth`). */
  readonly deviceKey: string | null
  readonly authSecret: string | null
  readonly pushToken: string | null
  readonly subscribedAt: Moment | null
  /** When its service first took a message for it; null: nothing shows that it is a device. */
  readonly provenAt: Moment | null
  readonly registeredAt: Moment
  readonly seenAt: Moment
}

/** `planned`: its devices are chosen when its time has come; `done`: nothing waits to be sent. */
export const MESSAGE_STATES = ['planned', 'sending', 'done', 'stopped'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

/**
 * `gone`: the service no longer has the subscription; `ended`: the message expired, or the device
 * no longer wants it; `failed`: the service refuses it.
 */
export const DELIVERY_STATES = [
  'waiting',
  'sending',
  'sent',
  'gone',
  'failed',
  'ended',
  'stopped',
] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** The number of deliveries of a message in each state, and of each reported outcome. */
export type Counts = Readonly<Record<DeliveryState | PushOutcome, number>>

/** A push message. */
export interface MessageRow {
  readonly id: number
  readonly documentId: string
  readonly messageId: string
  readonly subject: string
  readonly origin: 'staff' | 'automatic'
  readonly kind: PushKind
  readonly titleNl: string
  readonly bodyNl: string
  readonly titleEn: string
  readonly bodyEn: string
  readonly path: string
  readonly tag: string
  readonly isUrgent: boolean
  readonly isTest: boolean
  readonly target: unknown
  readonly targetText: string | null
  readonly state: MessageState
  readonly sendAt: Moment
  readonly endsAt: Moment
  readonly madeBy: string | null
  /** Kept when the deliveries are deleted. */
  readonly counts: Counts | null
}

export const installationsOf = (strapi: Core.Strapi) => strapi.db.query(INSTALLATION)
export const messagesOf = (strapi: Core.Strapi) => strapi.db.query(MESSAGE)
