import type { Core } from '@strapi/strapi'
import { newMessageId, OUTBOX } from './outbox'
import { wakeOutbox } from './worker'

/**
 * Sends a mail once more, now. A sent mail goes out as a new message, beside the old one; one that
 * waits or has failed gets its next attempt at once.
 * @returns whether there is such a mail; one that is being sent is not changed
 */
export async function resendMail(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const mails = strapi.db.query(OUTBOX)
  const mail = await mails.findOne({
    where: { documentId },
    populate: { submission: true, subscription: true },
  })
  if (!mail) return false
  const due = { state: 'waiting', attempts: 0, nextAttemptAt: new Date(), lastError: null }
  if (mail.state === 'sent') {
    const { id, documentId: _, createdAt, updatedAt, publishedAt, sentAt, ...copied } = mail
    const { submission, subscription } = mail
    await mails.create({
      data: {
        ...copied,
        ...due,
        submission: submission?.id,
        subscription: subscription?.id,
        messageId: newMessageId(),
      },
    })
  } else {
    const where = { id: mail.id, state: { $in: ['waiting', 'failed'] } }
    await mails.updateMany({ where, data: due })
  }
  wakeOutbox(strapi)
  return true
}
