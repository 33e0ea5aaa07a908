import { createHash } from 'node:crypto'
import type { PushPayload } from '@beursvloer/contract/push/payload'
import settings from '../../config/settings'
import type { Claimed } from './claim'
import type { MessageRow } from './rows'

/** Longest topic, in characters (RFC 8030, 5.4). */
const MAX_TOPIC = 32

/** Of two undelivered messages with the same topic, the push service keeps the later one. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, MAX_TOPIC)

/** The payload of a message for a device, in its language. */
export function payloadOf(
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
