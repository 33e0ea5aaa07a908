import { canonicalEmailAddress, isEmailAddress } from '@beursvloer/contract/email-address'
import type { SendMailOptions } from 'nodemailer'
import { headerText } from './header-text'
import { LOGO_ID } from './mail-content'
import type { Attachment, CalendarPart } from './outbox'

/** One mailbox. As an object it stays one: a text would be parsed, and a comma begin another. */
export interface MailAddress {
  /** May be empty. */
  readonly name: string
  readonly address: string
}

/** A mail as the outbox has it. */
export interface OutboxMail {
  readonly to: string
  readonly toName: string | null
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly unsubscribeUrl: string | null
  readonly messageId: string
  readonly calendar: CalendarPart | null
}

/** File name of a mail's calendar event. */
const CALENDAR_FILE = 'afspraak.ics'

export type Message = SendMailOptions & { readonly messageId: string }

/** A mail that can never be sent as it is. */
export class UndeliverableMail extends Error {}

const mailbox = ({ name, address }: MailAddress): MailAddress => ({
  name: headerText(name),
  address,
})

/**
 * The message of a mail: to one address, from one, with at most one to answer to.
 * @param attachments with their content
 * @param logo of the fair as PNG, for a mail that shows it
 * @throws UndeliverableMail when the recipient is no valid address
 */
export function messageOf(
  mail: OutboxMail,
  from: MailAddress,
  attachments: readonly (Attachment & { readonly content: Buffer })[] = [],
  logo: Buffer | null = null,
): Message {
  if (!isEmailAddress(mail.to)) throw new UndeliverableMail('The recipient is no e-mail address')
  const { toName, replyTo } = mail
  const to = canonicalEmailAddress(mail.to)
  return {
    from: mailbox(from),
    to: mailbox({ name: toName ?? '', address: to }),
    ...(replyTo && isEmailAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [to] },
    subject: headerText(mail.subject),
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    ...(mail.unsubscribeUrl && { list: { unsubscribe: mail.unsubscribeUrl } }),
    headers: {
      // Answering machines leave these alone (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
    attachments: [
      ...(logo && mail.html.includes(`cid:${LOGO_ID}`)
        ? [{ filename: 'logo.png', content: logo, contentType: 'image/png', cid: LOGO_ID }]
        : []),
      ...attachments.map(({ name: filename, mimeType, content }) => ({
        filename: headerText(filename),
        content,
        contentType: mimeType,
      })),
    ],
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: CALENDAR_FILE } }),
    // All content is in the message itself: nodemailer must not read files or URLs.
    disableUrlAccess: true,
    disableFileAccess: true,
  }
}
