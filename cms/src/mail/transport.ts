import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import settings from '../../config/settings'
import type { Message } from './message'

/** Longest waits for the mail server, in ms: to connect, for its greeting, and for each answer. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * Maximum of concurrent connections to a mail server: the limit of common servers for one sender.
 */
export const CONNECTIONS = 5

/** Takes messages off our hands; several may be under way at once. */
export interface Session {
  /** @throws Error when the message was not taken; an `SmtpError` where a server is behind it */
  deliver(message: Message): Promise<void>
  /** Ends the connections after the current mails. */
  close(): void
}

export interface Transport {
  /** Nothing is connected to before there is something to deliver. */
  open(): Session
}

/**
 * A mail server.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 */
function smtp(url: string): Transport {
  const { protocol, hostname, port, username, password } = new URL(url)
  const options = {
    pool: true as const,
    maxConnections: CONNECTIONS,
    // A session ends its connections itself.
    maxMessages: Number.POSITIVE_INFINITY,
    // The outbox retries a message whose connection ended, and counts its attempts.
    maxRequeues: 0,
    host: hostname.replace(/^\[|\]$/g, ''),
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    ...SMTP_TIMEOUTS,
  }
  return {
    open() {
      const mailer = createTransport(options)
      return {
        async deliver(message) {
          await mailer.sendMail(message)
        },
        close: () => mailer.close(),
      }
    },
  }
}

/** Where mail lands without a mail server. */
const mailboxFolder = path.join(settings.dataDir, 'mailbox')

/** A folder of messages, each a file that mail programs open; trying one again writes the same file. */
function mailbox(folder: string): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const session: Session = {
    async deliver(message) {
      const { message: content } = await writer.sendMail(message)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${message.messageId.replace(/[^\w-]/g, '').slice(0, 32)}.eml`
      const unfinished = path.join(folder, `.${name}`)
      await writeFile(unfinished, content as Buffer, { mode: 0o600 })
      await rename(unfinished, path.join(folder, name))
    },
    close: () => undefined,
  }
  return { open: () => session }
}

/** A mail server at an address; the mailbox folder for an empty one. */
export const transportFor = (smtpUrl: string): Transport =>
  smtpUrl ? smtp(smtpUrl) : mailbox(mailboxFolder)
