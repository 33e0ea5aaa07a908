import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { errorName } from '../error-name'
import { pathOf } from '../private-files/storage'
import { emptyLog } from '../retention/empty-log'
import { fairDetails } from '../submissions/fair'
import { type Attachment, OUTBOX } from './outbox'
import type { Transport } from './transport'

const SECOND_MS = 1000
/** Waits after each attempt that failed, in ms; the last is repeated. */
const RETRY_DELAYS_MS = [10, 30, 60, 300, 900, 3600].map((seconds) => seconds * SECOND_MS)
/**
 * How long a mail may be on its way before it is taken for lost with its process, in ms; more than all
 * timeouts of an attempt together.
 */
const CLAIM_MS = 10 * 60 * SECOND_MS
/** The last mail to somebody who left: their address goes with it. */
const FORGOTTEN: readonly string[] = ['account-deleted']
/** Longest reason that is kept. */
const LONGEST_ERROR = 500

interface Row {
  readonly id: number
  readonly to: string
  readonly toName: string | null
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly Attachment[] | null
  readonly unsubscribeUrl: string | null
  readonly messageId: string
  readonly purpose: string
  readonly state: string
  readonly attempts: number
}

/** When a mail that failed for the nth time is tried again. */
const nextAttempt = (attempts: number, now: Date): Date => {
  const at = Math.min(attempts, RETRY_DELAYS_MS.length) - 1
  return new Date(now.getTime() + (RETRY_DELAYS_MS[at] ?? 0))
}

const isDue = (now: Date) => ({
  state: { $in: ['waiting', 'sending'] },
  nextAttemptAt: { $lte: now },
})

/**
 * Takes the mail that is due longest, so that no other process sends it. A mail that a process took
 * and did not finish with falls due again.
 */
async function claim(strapi: Core.Strapi, now: Date): Promise<Row | null> {
  const mails = strapi.db.query(OUTBOX)
  for (;;) {
    const row: Row | null = await mails.findOne({
      where: isDue(now),
      orderBy: { nextAttemptAt: 'asc' },
    })
    if (!row) return null
    const { id, state, attempts } = row
    const { count } = await mails.updateMany({
      where: { id, state, attempts },
      data: {
        state: 'sending',
        attempts: attempts + 1,
        nextAttemptAt: new Date(now.getTime() + CLAIM_MS),
      },
    })
    if (count === 1) return { ...row, attempts: attempts + 1 }
  }
}

/** A refusal for good: by the receiver's server, of this address or this message (RFC 5321, 4.2.1). */
const isRefused = ({ code, responseCode }: { code?: string; responseCode?: number }): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500

/** Delivers what is due, with a transport. */
export class Deliverer {
  /** Delivered, but the database would not take note: not to be sent again by this process. */
  private readonly delivered = new Set<string>()

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly transport: Transport,
  ) {}

  /**
   * Tries every mail that is due, each once.
   * @param clock tells the time
   * @returns how many were sent
   * @throws the error of the database
   */
  async deliverDue(clock: () => Date): Promise<number> {
    let sent = 0
    for (;;) {
      const mail = await claim(this.strapi, clock())
      if (!mail) return sent
      if (await this.attempt(mail, clock)) sent += 1
    }
  }

  private async attempt(mail: Row, clock: () => Date): Promise<boolean> {
    const { id, attempts, messageId, purpose } = mail
    const mails = this.strapi.db.query(OUTBOX)
    const note = (data: object) => mails.updateMany({ where: { id, attempts }, data })
    /** The end of a mail, one way or the other. */
    const finish = async (data: object) => {
      if (!FORGOTTEN.includes(purpose)) return note(data)
      await mails.deleteMany({ where: { id } })
      await emptyLog(this.strapi)
    }
    try {
      if (!this.delivered.has(messageId)) await this.transport.deliver(await this.messageOf(mail))
      this.delivered.add(messageId)
    } catch (error) {
      const reason = error as Error & { code?: string; responseCode?: number }
      // The reason may quote the address: it stays in the database.
      this.strapi.log.warn(`Mail ${id} was not sent: ${errorName(reason)}`)
      const lastError = reason.message.slice(0, LONGEST_ERROR)
      if (isRefused(reason)) await finish({ state: 'failed', lastError })
      else
        await note({ state: 'waiting', lastError, nextAttemptAt: nextAttempt(attempts, clock()) })
      return false
    }
    await finish({ state: 'sent', sentAt: clock(), lastError: null })
    this.delivered.delete(messageId)
    return true
  }

  private async messageOf(mail: Row) {
    const { name, email } = await fairDetails(this.strapi, 'nl', new Date())
    const { hostname } = new URL(settings.siteUrl)
    return {
      from: settings.mailFrom || { name, address: email || `noreply@${hostname}` },
      to: { name: mail.toName ?? '', address: mail.to },
      ...(mail.replyTo && { replyTo: mail.replyTo }),
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      messageId: mail.messageId,
      ...(mail.unsubscribeUrl && { list: { unsubscribe: mail.unsubscribeUrl } }),
      headers: {
        // Answering machines leave these alone (RFC 3834).
        'Auto-Submitted': 'auto-generated',
        'X-Auto-Response-Suppress': 'All',
      },
      attachments: (mail.attachments ?? []).map(({ name: filename, storedAs, mimeType }) => ({
        filename,
        path: pathOf(storedAs),
        contentType: mimeType,
      })),
      // What goes out was made here; nothing of it may name a file or an address to fetch.
      disableUrlAccess: true,
    }
  }
}
