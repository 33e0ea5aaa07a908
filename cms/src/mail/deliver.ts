import { MINUTE_MS, SECOND_MS } from '@beursvloer/contract/durations'
import { isEmailAddress } from '@beursvloer/contract/email-address'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { emptyWriteAheadLog } from '../database/empty-write-ahead-log'
import type { Fair } from '../fair/fair'
import { readFair } from '../fair/read-fair'
import { errorName } from '../logging/error-name'
import { contentOf } from '../private-files/storage'
import { claimDue, PENDING } from '../transactions/claim-due'
import { giveWay } from '../transactions/work-queue'
import { logoPicture } from '../uploads/logo-picture'
import type { MailPurpose } from './mail-purposes'
import {
  type MailAddress,
  type Message,
  messageOf,
  type OutboxMail,
  UndeliverableMail,
} from './message'
import { type Attachment, OUTBOX } from './outbox'
import { noReplyAddress } from './site-address'
import { concernsMessage, isPermanentFailure, type SmtpError } from './smtp-error'
import { CONNECTIONS, type Session, type Transport } from './transport'

const TABLE = 'outbox_mails'
/** How long mails may be on their way before they are taken for lost with their process, in ms. */
const CLAIM_MS = 15 * MINUTE_MS
/** Longest that an attempt takes, in ms: more than all its timeouts together. */
const MAX_ATTEMPT_MS = 5 * MINUTE_MS

/** A mail that this process, and no other, may send. */
interface ClaimedMail extends OutboxMail {
  readonly id: number
  readonly attachments: readonly Attachment[] | null
  readonly purpose: MailPurpose
  /** Includes the attempt about to be made. */
  readonly attempts: number
  readonly nextAttemptAt: Date | string
}

/**
 * Claims due mails, the longest due first, so that no other process sends them. Of each recipient
 * it is the oldest unsent one: a later mail never overtakes one that waits or is being sent.
 * @param count maximum
 */
async function claimMails(strapi: Core.Strapi, now: Date, count: number): Promise<ClaimedMail[]> {
  const oldest = strapi.db
    .connection(TABLE)
    .min('id')
    .whereIn('state', PENDING)
    .groupByRaw('lower(??)', ['to'])
  const ids = await claimDue(strapi, {
    table: TABLE,
    now,
    ms: CLAIM_MS,
    choose: (due) => due.whereIn('id', oldest).orderBy('next_attempt_at').limit(count),
  })
  if (ids.length === 0) return []
  return strapi.db.query(OUTBOX).findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } })
}

/** Whether a claim lasts until an attempt that begins now has ended. */
const isClaimed = ({ nextAttemptAt }: ClaimedMail, now: Date): boolean =>
  new Date(nextAttemptAt).getTime() - now.getTime() > MAX_ATTEMPT_MS

/** Releases claimed mails that were not attempted: due at once, the attempt not counted. */
async function releaseMails(
  strapi: Core.Strapi,
  mails: readonly ClaimedMail[],
  now: Date,
): Promise<void> {
  for (const { id, attempts } of mails)
    await strapi.db.query(OUTBOX).updateMany({
      where: { id, attempts, state: 'sending' },
      data: { state: 'waiting', attempts: attempts - 1, nextAttemptAt: now },
    })
}

/** Waits after each attempt that failed, in ms; the last is repeated. */
const RETRY_DELAYS_MS = [10, 30, 60, 300, 900, 3600].map((seconds) => seconds * SECOND_MS)
/** How many mails are taken from the outbox at once. */
const BATCH = 4 * CONNECTIONS
/** Purposes of mails whose row is deleted once sent: the mail about a deleted account. */
const DELETED_ONCE_SENT: readonly MailPurpose[] = ['account-deleted']
/** Maximum length of a stored reason. */
const MAX_ERROR_LENGTH = 500

type Clock = () => Date

/** When a mail that failed for the nth time is tried again. */
const nextAttempt = (attempts: number, now: Date): Date => {
  const at = Math.min(attempts, RETRY_DELAYS_MS.length) - 1
  return new Date(now.getTime() + (RETRY_DELAYS_MS[at] ?? 0))
}

/** Delivers due mails with a transport. */
export class Deliverer {
  /** Delivered, but not stored as such by the database: this process must not send them again. */
  private readonly delivered = new Set<string>()
  /** Whether mails may be waiting only because the server did not answer. */
  private wasUnreachable = true

  constructor(
    private readonly strapi: Core.Strapi,
    private readonly transport: Transport,
  ) {}

  private get mails() {
    return this.strapi.db.query(OUTBOX)
  }

  /**
   * Tries every due mail, several at once; those to one recipient one after the other.
   * @param clock tells the time
   * @param stop ends it after the mails that are being sent
   * @returns how many were sent
   * @throws the error of the database
   */
  async deliverDue(clock: Clock, stop?: AbortSignal): Promise<number> {
    const run = new DeliveryRun(this.transport.open())
    const claimed: ClaimedMail[] = []
    const underWay = new Set<Promise<void>>()
    let failure: { readonly error: unknown } | undefined
    let sent = 0
    const attempt = async (mail: ClaimedMail) => {
      try {
        if (await this.attempt(mail, run, clock)) sent += 1
      } catch (error) {
        failure ??= { error }
      }
    }
    try {
      for (;;) {
        await giveWay()
        if (claimed.length === 0 && !stop?.aborted)
          claimed.push(...(await claimMails(this.strapi, clock(), BATCH)))
        const mail = stop?.aborted ? undefined : claimed.shift()
        // Skip mails whose claim could expire during the attempt; they become due again.
        if (mail && isClaimed(mail, clock())) {
          const work = attempt(mail).finally(() => underWay.delete(work))
          underWay.add(work)
        }
        if (!mail && underWay.size === 0) return sent
        if (!mail || underWay.size >= CONNECTIONS) await Promise.race(underWay)
        if (failure) throw failure.error
      }
    } finally {
      await Promise.all(underWay)
      run.session.close()
      // If even that fails, their claims run out.
      await releaseMails(this.strapi, claimed, clock()).catch(() => undefined)
    }
  }

  private async attempt(mail: ClaimedMail, run: DeliveryRun, clock: Clock): Promise<boolean> {
    const { id, attempts, messageId, purpose } = mail
    const note = (data: object) => this.mails.updateMany({ where: { id, attempts }, data })
    /** Stores the final state of a mail, or deletes its row. */
    const finish = async (data: object) => {
      if (!DELETED_ONCE_SENT.includes(purpose)) return note(data)
      await this.mails.deleteMany({ where: { id } })
      await emptyWriteAheadLog(this.strapi)
    }
    try {
      if (!this.delivered.has(messageId)) await run.deliver(await this.messageOf(mail, run))
      this.delivered.add(messageId)
    } catch (error) {
      const reason = error as Error & SmtpError
      // The reason may quote the address: it stays in the database.
      this.strapi.log.warn(`Mail ${id} was not sent: ${errorName(reason)}`)
      const lastError = reason.message.slice(0, MAX_ERROR_LENGTH)
      const isFinal = reason instanceof UndeliverableMail || isPermanentFailure(reason)
      if (!isFinal && !concernsMessage(reason)) this.wasUnreachable = true
      if (isFinal) await finish({ state: 'failed', lastError })
      else
        await note({ state: 'waiting', lastError, nextAttemptAt: nextAttempt(attempts, clock()) })
      return false
    }
    await finish({ state: 'sent', sentAt: clock(), lastError: null })
    this.delivered.delete(messageId)
    if (this.wasUnreachable) await this.bringForward(clock())
    return true
  }

  /** Makes mails due that waited for a mail server, which works again. */
  private async bringForward(now: Date): Promise<void> {
    this.wasUnreachable = false
    const where = { state: 'waiting', nextAttemptAt: { $gt: now } }
    await this.mails.updateMany({ where, data: { nextAttemptAt: now } })
  }

  private async messageOf(mail: ClaimedMail, run: DeliveryRun): Promise<Message> {
    // Resolve the sender first: a rejected file promise without an awaiter would be unhandled.
    const from = await run.sender(this.strapi)
    const files = (mail.attachments ?? []).map(async (attachment) => {
      const content = await contentOf(attachment.storedAs)
      if (!content) throw new UndeliverableMail('An attachment is gone')
      return { ...attachment, content }
    })
    return messageOf(mail, from, await Promise.all(files), await run.logo(this.strapi))
  }
}

/** State of one delivery run over the outbox. */
class DeliveryRun {
  private fair: Promise<Fair> | undefined
  /** Whether the server has answered for any mail. */
  private hasAnswered = false
  /** Why it could not be reached. */
  private unreachable: Error | undefined

  constructor(readonly session: Session) {}

  /**
   * Delivers a message. Once the server could not be reached, the others of this round fail with
   * the same error, without waiting for the same timeout each.
   */
  async deliver(message: Message): Promise<void> {
    if (this.unreachable && !this.hasAnswered) throw this.unreachable
    try {
      await this.session.deliver(message)
      this.hasAnswered = true
    } catch (error) {
      if (concernsMessage(error as SmtpError)) this.hasAnswered = true
      else this.unreachable = error as Error
      throw error
    }
  }

  /** The sender of our mail: the one in the settings, else the fair. */
  async sender(strapi: Core.Strapi): Promise<MailAddress> {
    if (settings.mailFrom) return settings.mailFrom
    const { name, email } = await this.fairOf(strapi)
    return { name, address: isEmailAddress(email) ? email : noReplyAddress() }
  }

  /** The logo of the fair as PNG; null when it has none. */
  async logo(strapi: Core.Strapi): Promise<Buffer | null> {
    return logoPicture((await this.fairOf(strapi)).logo)
  }

  private fairOf(strapi: Core.Strapi): Promise<Fair> {
    this.fair ??= readFair(strapi, 'nl')
    return this.fair
  }
}
