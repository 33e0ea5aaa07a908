import { byId, programmeItemPath } from '@beursvloer/contract/page-addresses'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { OUTBOX, queueMail } from '../../mail/outbox'
import { siteAddress } from '../../mail/site-address'
import { placeFacts } from '../mails/place-mails'
import { type SignUpRow, signUpsOf } from '../rows'
import { withSignUpLock } from '../transaction'
import type { MailToAll } from './views'

const ACTION = { nl: 'Bekijk het onderdeel', en: 'View the item' } as const

/**
 * Mails the message of staff to everybody with a place at an item, or on its waiting list as well.
 * @returns how many; 0 when this very mail was sent before
 */
export const mailToAll = (
  strapi: Core.Strapi,
  id: string,
  { key, to, subject, message }: MailToAll,
): Promise<{ readonly mailed: number }> => {
  const now = new Date()
  return withSignUpLock(strapi, now, async ({ published }) => {
    const item = await published.item(id)
    if (!item) throw new errors.NotFoundError('Dit onderdeel staat niet in het programma.')
    const idempotencyKey = `${id} ${key}`
    if ((await strapi.db.query(OUTBOX).count({ where: { idempotencyKey } })) > 0)
      return { mailed: 0 }
    const states = ['confirmed', ...(to === 'all' ? ['offered', 'waiting'] : [])]
    const rows: SignUpRow[] = await signUpsOf(strapi).findMany({
      where: { item: id, state: { $in: states } },
      orderBy: { turn: 'asc' },
    })
    for (const { email, name, language } of rows) {
      const content = {
        language,
        subject,
        title: subject,
        paragraphs: message.split(/\n{2,}/),
        sections: [placeFacts(item, language)],
        action: {
          label: ACTION[language],
          url: siteAddress(programmeItemPath(byId(item)), language),
        },
      }
      await queueMail(
        strapi,
        { purpose: 'place-message', to: email, toName: name, content, idempotencyKey },
        now,
        await published.fair(language),
      )
    }
    return { mailed: rows.length }
  })
}
