import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { sendConfirmation } from '../sign-in/confirm-address'
import { withHistory } from './blocking'

/**
 * Queues a new mail with a link that confirms the address; the former link stops working.
 * @param by name of the staff member
 * @throws ValidationError in Dutch when there is nothing to confirm, or the account is blocked
 */
export const sendConfirmationAgain = (
  strapi: Core.Strapi,
  documentId: string,
  by: string,
): Promise<void> =>
  withHistory(
    strapi,
    documentId,
    { by, reason: '', what: 'confirmation-sent' },
    async ({ language }, { email, confirmed, blocked }) => {
      if (blocked) throw new errors.ValidationError('Dit account is geblokkeerd.')
      if (confirmed) throw new errors.ValidationError('Dit e-mailadres is al bevestigd.')
      await sendConfirmation(strapi, { email, language }, new Date())
    },
  )
