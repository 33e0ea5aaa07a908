import type { Core } from '@strapi/strapi'
import { readFair } from '../fair/read-fair'
import { queueMail } from '../mail/outbox'
import { programmeMail } from './mail-templates'
import { SUBSCRIPTION } from './subscribe'

const EDITION = 'api::edition.edition'
/** Actions that can make a programme public; not reading, which this does itself. */
const PUBLISHING: readonly string[] = ['create', 'update', 'publish']

/**
 * Mails every subscriber of the programme mail once, and deletes their subscription with its
 * address.
 */
async function mailProgramme(strapi: Core.Strapi, now: Date): Promise<void> {
  const { edition } = await readFair(strapi, 'nl')
  if (!edition.programmePublished) return
  const subscriptions = strapi.db.query(SUBSCRIPTION)
  const where = { kind: 'programme-mail', state: 'confirmed' }
  for (const { id, email, kind, language, documentId } of await subscriptions.findMany({ where })) {
    await queueMail(
      strapi,
      {
        purpose: 'programme-published',
        to: email,
        content: programmeMail({ kind, language, documentId }),
      },
      now,
    )
    await subscriptions.delete({ where: { id } })
  }
}

/**
 * Mails the subscribers when an editor makes the programme public, in the transaction of that
 * publication: either both happen or neither.
 */
export function mailProgrammeWhenPublished(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, action }, next) => {
    if (uid !== EDITION || !PUBLISHING.includes(action)) return next()
    return strapi.db.transaction(async () => {
      const result = await next()
      await mailProgramme(strapi, new Date())
      return result
    })
  })
}
