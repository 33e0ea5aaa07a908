import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { readFair } from '../fair/read-fair'
import { headerText } from './header-text'
import { type MailContent, mailAsHtml, mailAsText } from './mail-content'
import { mailboxOf } from './mailbox'

export const OUTBOX = 'api::outbox-mail.outbox-mail'

/** A file that goes along: its name for the receiver, and where it is in private storage. */
export interface Attachment {
  readonly name: string
  readonly storedAs: string
  readonly mimeType: string
}

/** What a mail is for. */
export type Purpose =
  | 'confirmation'
  | 'notice'
  | 'state-change'
  | 'opt-in'
  | 'already-subscribed'
  | 'programme-published'
  | 'confirm-address'
  | 'already-account'
  | 'reset-password'
  | 'password-changed'
  | 'new-address'
  | 'address-asked'
  | 'account-deleted'

/** A mail that is to be sent. */
export interface Mail {
  readonly purpose: Purpose
  readonly to: string
  readonly toName?: string | null
  readonly replyTo?: string | null
  readonly content: MailContent
  readonly attachments?: readonly Attachment[]
  /** What it is about, by row id. */
  readonly submission?: number
  readonly subscription?: number
  readonly profile?: number | undefined
  /** Key of the request that it answers, where nothing else is kept of that. */
  readonly idempotencyKey?: string
}

/** Longest subject, in characters: PostgreSQL has room for no more. */
const MAX_SUBJECT_LENGTH = 255

/** Its own for every mail, and the same each time that mail is tried: receivers know doubles by it. */
export const newMessageId = (): string => `<${randomUUID()}@${new URL(settings.siteUrl).hostname}>`

/**
 * Puts a mail in the outbox, to be sent once what is stored with it in the same transaction is
 * committed. It is set in HTML and text here and stays as it is, whatever happens to its subject.
 */
export async function queueMail(strapi: Core.Strapi, mail: Mail, now: Date): Promise<void> {
  const { purpose, to, toName, replyTo, content, attachments = [] } = mail
  const fair = await readFair(strapi, content.language)
  await strapi.db.query(OUTBOX).create({
    data: {
      purpose,
      to,
      mailbox: mailboxOf(to),
      toName: toName ? headerText(toName) : null,
      replyTo: replyTo || fair.email || null,
      subject: headerText(content.subject).slice(0, MAX_SUBJECT_LENGTH),
      html: mailAsHtml(content, fair),
      text: mailAsText(content, fair),
      attachments,
      unsubscribeUrl: content.unsubscribe?.url ?? null,
      messageId: newMessageId(),
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      ...(mail.submission && { submission: mail.submission }),
      ...(mail.subscription && { subscription: mail.subscription }),
      ...(mail.profile && { profile: mail.profile }),
      ...(mail.idempotencyKey && { idempotencyKey: mail.idempotencyKey }),
    },
  })
}
