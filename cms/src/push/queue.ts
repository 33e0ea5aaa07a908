import { randomBytes } from 'node:crypto'
import { daysAfter, FAIR_TIME_ZONE, fairInstant } from '@beursvloer/contract/fair-time'
import type { PushKind, QuietHours } from '@beursvloer/contract/push/terms'
import type { Core } from '@strapi/strapi'
import { fairDate } from '../fair/dates'
import type { Fair } from '../fair/fair'
import {
  DELIVERIES,
  INSTALLATIONS,
  type InstallationRow,
  MESSAGES,
  type MessageRow,
  messagesOf,
  type Texts,
} from './rows'

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: FAIR_TIME_ZONE,
})

/**
 * When a device may get a message that is ready now: at once on the days of the fair, else after
 * its quiet hours.
 */
export function afterQuiet(
  quiet: QuietHours | null,
  { startDate, endDate }: Pick<Fair['edition'], 'startDate' | 'endDate'>,
  now: Date,
): Date {
  const today = fairDate(now)
  const isFair = startDate !== '' && today >= startDate && today <= endDate
  if (!quiet || isFair || quiet.from === quiet.until) return now
  const { from, until } = quiet
  const time = clock.format(now)
  const spansMidnight = from > until
  const isQuiet = spansMidnight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet) return now
  const day = spansMidnight && time >= from ? daysAfter(today, 1) : today
  return new Date(fairInstant(day, until))
}

/** A message for devices. */
export interface PushMessage {
  /** The unique key of the message: a second call with the same key adds devices to it. */
  readonly subject: string
  readonly origin: MessageRow['origin']
  readonly kind: PushKind
  readonly title: Texts
  readonly body: Texts
  /** Path of the site without prefix of a language. */
  readonly path: string
  /** A later message with the same takes its place on the device. */
  readonly tag: string
  readonly isUrgent: boolean
  /** Sent to all devices of its author, regardless of their notification choices. */
  readonly isTest?: boolean
  /** The expiry time. */
  readonly endsAt: Date
  /** The target, in Dutch. */
  readonly targetText: string
  readonly target?: object
  readonly madeBy?: string
  readonly state?: 'planned'
  readonly sendAt?: Date
}

/** Maximum length of title and text, in characters: a phone shows less. */
const MAX_TITLE = 80
const MAX_BODY = 240

/** Devices whose messages are stored in one statement: each takes a dozen values, of which SQLite has 32,766. */
const CHUNK = 500

/** 128 random bits. */
export const newPushId = (): string => randomBytes(16).toString('base64url')

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text

/** Stores a message, unless its subject has one. */
export async function addMessage(
  strapi: Core.Strapi,
  message: PushMessage,
  now: Date,
): Promise<MessageRow> {
  const { subject, title, body, state = 'sending', sendAt = now, target = null, ...same } = message
  const known: MessageRow | null = await messagesOf(strapi).findOne({ where: { subject } })
  if (known) return known
  return messagesOf(strapi).create({
    data: {
      ...same,
      messageId: newPushId(),
      subject,
      titleNl: cut(title.nl, MAX_TITLE),
      titleEn: cut(title.en, MAX_TITLE),
      bodyNl: cut(body.nl, MAX_BODY),
      bodyEn: cut(body.en, MAX_BODY),
      target,
      state,
      sendAt,
    },
  })
}

/** The columns of a device that the queue needs. */
export type Recipient = Pick<
  InstallationRow,
  'id' | 'language' | 'service' | 'quietFrom' | 'quietUntil'
>

/** Devices that have a subscription, narrowed by a condition; read in the transaction that it is called in. */
export async function recipientsIn(
  strapi: Core.Strapi,
  narrow: (query: ReturnType<Core.Strapi['db']['connection']>) => unknown,
): Promise<Recipient[]> {
  const { found } = await strapi.db.transaction(async ({ trx }) => {
    const query = trx(INSTALLATIONS)
      .select('id', 'language', 'service')
      .select({ quietFrom: 'quiet_from', quietUntil: 'quiet_until' })
      .whereNotNull('endpoint_hash')
    narrow(query)
    return { found: await query }
  })
  return found
}

const quietOf = ({ quietFrom: from, quietUntil: until }: Recipient) =>
  from && until ? { from, until } : null

/**
 * Queues a message for devices, in the caller's transaction. A device that has it already does not
 * get it again.
 * @param edition whose days have no quiet hours
 */
export async function addDeliveries(
  strapi: Core.Strapi,
  message: Pick<MessageRow, 'id' | 'state' | 'endsAt'>,
  recipients: readonly Recipient[],
  { edition }: Pick<Fair, 'edition'>,
  now: Date,
): Promise<void> {
  if (message.state === 'stopped' || recipients.length === 0) return
  const endsAt = new Date(message.endsAt)
  const rows = recipients.map((recipient) => {
    const due = afterQuiet(quietOf(recipient), edition, now)
    return {
      subject: `${message.id}:${recipient.id}`,
      receipt: newPushId(),
      message: message.id,
      installation: recipient.id,
      service: recipient.service,
      state: due < endsAt ? 'waiting' : 'ended',
      attempts: 0,
      next_attempt_at: due,
      ends_at: endsAt,
      created_at: now,
    }
  })
  await strapi.db.transaction(async ({ trx }) => {
    for (let at = 0; at < rows.length; at += CHUNK)
      await trx(DELIVERIES)
        .insert(rows.slice(at, at + CHUNK))
        .onConflict('subject')
        .ignore()
    if (message.state === 'done')
      await trx(MESSAGES).where({ id: message.id }).update({ state: 'sending' })
  })
}
