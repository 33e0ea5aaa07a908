import { PUSH_KINDS, type PushKind } from './terms.ts'

/**
 * The payload for the service worker, as JSON: complete, so that it shows a message without a
 * request.
 */
export interface PushPayload {
  readonly version: 1
  /** Of the message: a device that gets one twice shows it once. */
  readonly id: string
  readonly kind: PushKind
  /** Of the notification: a later one with the same takes its place. */
  readonly tag: string
  readonly language: 'nl' | 'en'
  readonly title: string
  readonly body: string
  /** Path of the site that it opens, with the prefix of the language. */
  readonly path: string
  /** Time of its creation, and of its expiry; in ms since 1970. */
  readonly at: number
  readonly endsAt: number
  /**
   * The id with which the device reports that the message was shown or opened; reveals no person.
   */
  readonly receipt: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Checks a payload as the worker received it; null if it is not one of ours. Never throws. */
export function readPushPayload(value: unknown): PushPayload | null {
  const given = (value ?? {}) as Partial<Record<keyof PushPayload, unknown>>
  const { id, kind, tag, language, title, body, path, at, endsAt, receipt } = given
  const isWhole =
    given.version === 1 &&
    PUSH_KINDS.some((known) => known === kind) &&
    (language === 'nl' || language === 'en') &&
    [id, tag, title, receipt].every(isText) &&
    typeof body === 'string' &&
    isText(path) &&
    // A path of this site, and no address of another.
    /^\/(?![/\\])/.test(path) &&
    Number.isSafeInteger(at) &&
    Number.isSafeInteger(endsAt)
  return isWhole ? (given as PushPayload) : null
}
