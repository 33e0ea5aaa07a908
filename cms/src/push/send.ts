import { createHash } from 'node:crypto'
import { HOUR_MS, SECOND_MS } from '@beursvloer/contract/durations'
import type { PushPayload } from '@beursvloer/contract/push/payload'
import { MAX_PUSH_PAYLOAD_BYTES, type PushKind } from '@beursvloer/contract/push/terms'
import webPush, { WebPushError } from 'web-push'
import settings from '../../config/settings'
import type { Claimed } from './claim'
import type { DeliveryState, MessageRow } from './rows'
import { agentFor, serviceOf } from './services'
import { vapidKeys } from './vapid'

/** Longest topic, in characters (RFC 8030, 5.4). */
const MAX_TOPIC = 32

/** Of two undelivered messages with the same topic, the push service keeps the later one. */
const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, MAX_TOPIC)

/** The payload of a message for a device, in its language. */
function payloadOf(
  message: MessageRow,
  { receipt, endsAt }: Pick<Claimed, 'receipt' | 'endsAt'>,
  language: 'nl' | 'en',
): PushPayload {
  const texts =
    language === 'nl'
      ? { title: message.titleNl, body: message.bodyNl }
      : { title: message.titleEn, body: message.bodyEn }
  return {
    version: 1,
    id: message.messageId,
    kind: message.kind,
    tag: message.tag,
    language,
    ...texts,
    path: settings.localePrefixes[language] + message.path,
    at: new Date(message.sendAt).getTime(),
    endsAt: endsAt.getTime(),
    receipt,
  }
}

/** Longest wait for the answer of a service, in ms. */
const TIMEOUT_MS = 10 * SECOND_MS
/** How long a signature of ours is used; services take one for a day at most (RFC 8292, 2). */
const SIGNATURE_MS = 12 * HOUR_MS
/** Longest that we wait because a service asks for it, in ms. */
const MAX_RETRY_AFTER_MS = HOUR_MS
/** Waits after each attempt that failed, in ms; the last is repeated. */
const RETRY_DELAYS_MS = [5, 15, 60, 300, 900].map((seconds) => seconds * SECOND_MS)
/** Room that encryption takes of a payload, in bytes (RFC 8188: header, tag, delimiter). */
const ENCRYPTION_BYTES = 103
/** Maximum length of a stored reason, in characters. */
const MAX_ERROR_LENGTH = 200

/** The result of an attempt. */
export interface Outcome {
  readonly delivery: Claimed
  readonly state: DeliveryState
  readonly reason?: string
  /** Whether the service does not take messages for this subscription. */
  readonly isRefused?: boolean
  /** Time of the next attempt, if the service asked to wait or did not answer. */
  readonly retryAt?: Date
}

const CHOICE = {
  changes: 'tellChanges',
  place: 'tellPlace',
  soon: 'tellSoon',
  stands: 'tellStands',
  news: 'tellNews',
} as const satisfies Record<PushKind, keyof NonNullable<Claimed['installation']>>

/** Time of the next attempt after the nth failure. */
const afterAttempts = (attempts: number, now: Date): Date => {
  const at = Math.min(attempts, RETRY_DELAYS_MS.length) - 1
  return new Date(now.getTime() + (RETRY_DELAYS_MS[at] ?? 0))
}

/** The moment of a Retry-After, in seconds or as a date (RFC 9110, 10.2.3); null without one. */
function retryAfter(value: unknown, now: Date): Date | null {
  if (typeof value !== 'string' || value === '') return null
  const seconds = Number(value)
  const at = Number.isNaN(seconds) ? Date.parse(value) : now.getTime() + seconds * SECOND_MS
  if (Number.isNaN(at)) return null
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + MAX_RETRY_AFTER_MS))
}

/** Statuses about our signature, our speed or our message, not about the subscription. */
const NOT_OF_SUBSCRIPTION = [401, 403, 408, 413]

const isUnreachable = (status: number | null) => status === null || status === 429 || status >= 500

/** Sends to push services, with one signature per service. */
export class PushClient {
  private readonly signatures = new Map<
    string,
    { readonly value: string; readonly until: number }
  >()

  /** @param subject contact for push services in case of problems: a `mailto:` address */
  constructor(private readonly subject: string) {}

  /** The header that identifies us to a service; valid for the time that services allow. */
  private signatureFor(service: string): string {
    const now = Date.now()
    const known = this.signatures.get(service)
    if (known && known.until > now) return known.value
    const { publicKey, privateKey } = vapidKeys()
    const ends = Math.floor((now + 2 * SIGNATURE_MS) / SECOND_MS) - 1
    const { Authorization: value } = webPush.getVapidHeaders(
      service,
      this.subject,
      publicKey,
      privateKey,
      'aes128gcm',
      ends,
    )
    this.signatures.set(service, { value, until: now + SIGNATURE_MS })
    return value
  }

  /** Tries to send a message to a device. Never throws. */
  async send(message: MessageRow, delivery: Claimed, now: Date): Promise<Outcome> {
    const { installation, endsAt } = delivery
    const { endpoint, deviceKey: p256dh, authSecret: auth } = installation ?? {}
    if (!installation || !endpoint || !p256dh || !auth) return { delivery, state: 'gone' }
    const isWanted = message.isTest || installation[CHOICE[message.kind]]
    if (endsAt <= now || !isWanted) return { delivery, state: 'ended' }
    const service = serviceOf(endpoint)
    if (!service) return { delivery, state: 'failed', reason: 'Not sent to this service' }
    const payload = JSON.stringify(payloadOf(message, delivery, installation.language))
    if (Buffer.byteLength(payload) + ENCRYPTION_BYTES > MAX_PUSH_PAYLOAD_BYTES)
      return { delivery, state: 'failed', reason: 'Too long' }
    try {
      await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
        TTL: Math.ceil((endsAt.getTime() - now.getTime()) / SECOND_MS),
        urgency: message.isUrgent ? 'high' : 'normal',
        topic: topicOf(message.tag),
        headers: { Authorization: this.signatureFor(service) },
        agent: agentFor(service),
        timeout: TIMEOUT_MS,
      })
      return { delivery, state: 'sent' }
    } catch (error) {
      return this.failed(delivery, error as Error, now)
    }
  }

  private failed(delivery: Claimed, error: Error, now: Date): Outcome {
    const status = error instanceof WebPushError ? error.statusCode : null
    if (status === 404 || status === 410) return { delivery, state: 'gone' }
    const reason = (status === null ? error.message : `HTTP ${status}`).slice(0, MAX_ERROR_LENGTH)
    if (!isUnreachable(status)) {
      const isRefused = status !== null && status >= 400 && !NOT_OF_SUBSCRIPTION.includes(status)
      return { delivery, state: 'failed', reason, isRefused }
    }
    const asked = error instanceof WebPushError ? error.headers['retry-after'] : null
    const retryAt = retryAfter(asked, now) ?? afterAttempts(delivery.attempts, now)
    return { delivery, state: 'waiting', reason, retryAt }
  }
}
