import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import type { Fair } from '../fair/fair'
import { readFair } from '../fair/read-fair'
import { headerText } from './header-text'
import { type MailContent, mailAsHtml, mailAsText } from './mail-content'
import type { MailPurpose } from './mail-purposes'
import { mailboxOf } from './mailbox'

export const OUTBOX = 'api::outbox-mail.outbox-mail'

/** An attachment: its name for the receiver, and its place in private storage. */
export interface Attachment {
  readonly name: string
  readonly storedAs: string
  readonly mimeType: string
}

/** An iCalendar message (RFC 5546) for calendar programs. */
export interface CalendarPart {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  readonly content: string
}

/** A mail that is to be sent. */
export interface Mail {
  readonly purpose: MailPurpose
  readonly to: string
  readonly toName?: string | null
  readonly replyTo?: string | null
  readonly content: MailContent
  readonly attachments?: readonly Attachment[]
  readonly calendar?: CalendarPart
  /** Row id of its subject. */
  readonly submission?: number
  readonly subscription?: number
  readonly profile?: number | undefined
  /** Key of the request that it answers, if nothing else is stored of that. */
  readonly idempotencyKey?: string
}

/** Longest subject, in characters: PostgreSQL has room for no more. */
const MAX_SUBJECT_LENGTH = 255

/** Unique for every mail, and the same at each attempt: receivers recognise duplicates by it. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(settings.siteUrl).hostname}>`

/**
 * Queues a mail, to be sent after the commit of the caller's transaction. Its HTML and text are
 * made here and do not follow later changes of its subject.
 * @param known the fair in the language of the mail, where it was read in this transaction already
 */
export async function queueMail(
  strapi: Core.Strapi,
  mail: Mail,
  now: Date,
  known?: Fair,
): Promise<void> {
  const { purpose, to, toName, replyTo, content, attachments = [], calendar = null } = mail
  const fair = known ?? (await readFair(strapi, content.language))
  const { submission, subscription, profile, idempotencyKey = null } = mail
  const data = {
    purpose,
    to,
    mailbox: mailboxOf(to),
    toName: toName ? headerText(toName) : null,
    replyTo: replyTo || fair.email || null,
    subject: headerText(content.subject).slice(0, MAX_SUBJECT_LENGTH),
    html: mailAsHtml(content, fair),
    text: mailAsText(content, fair),
    attachments,
    calendar,
    unsubscribeUrl: content.unsubscribe?.url ?? null,
    messageId: newMessageId(),
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: now,
    createdAt: now,
    idempotencyKey,
  }
  const outbox = strapi.db.query(OUTBOX)
  const about = { submission, subscription, profile }
  // `createMany` reads nothing back, and stores no relations.
  if (Object.values(about).some(Boolean)) await outbox.create({ data: { ...data, ...about } })
  else await outbox.createMany({ data: [data] })
}
