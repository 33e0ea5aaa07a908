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
 * A mail as it is queued. Its HTML and text are made here and do not follow later changes of its
 * subject.
 */
export function mailRow(mail: Mail, now: Date, fair: Fair) {
  const { purpose, to, toName, replyTo, content, attachments = [], calendar = null } = mail
  return {
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
    idempotencyKey: mail.idempotencyKey ?? null,
  }
}

export type OutboxRow = ReturnType<typeof mailRow>

/** Queues mails in one statement, to be sent after the commit of the caller's transaction. */
export async function storeMails(strapi: Core.Strapi, rows: readonly OutboxRow[]): Promise<void> {
  // `createMany` reads nothing back, and stores no relations.
  if (rows.length > 0) await strapi.db.query(OUTBOX).createMany({ data: [...rows] })
}

/**
 * Queues a mail, to be sent after the commit of the caller's transaction.
 * @param known the fair in the language of the mail, where it was read in this transaction already
 */
export async function queueMail(
  strapi: Core.Strapi,
  mail: Mail,
  now: Date,
  known?: Fair,
): Promise<void> {
  const row = mailRow(mail, now, known ?? (await readFair(strapi, mail.content.language)))
  const { submission, subscription, profile } = mail
  if (submission || subscription || profile)
    await strapi.db.query(OUTBOX).create({ data: { ...row, submission, subscription, profile } })
  else await storeMails(strapi, [row])
}
