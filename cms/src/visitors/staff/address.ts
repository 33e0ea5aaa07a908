import { forgotPassword } from '@beursvloer/contract/forms/definitions/forgot-password'
import { validateForm } from '@beursvloer/contract/forms/validate-form'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { findAccount, normaliseEmail } from '../accounts/account'
import { askNewAddress } from '../accounts/change-address'
import { type ByStaff, withHistory } from './blocking'

/** @throws ValidationError in Dutch for a body without an e-mail address */
export async function readAddress(body: unknown): Promise<string> {
  const { email } = (body ?? {}) as { readonly email?: unknown }
  const address = typeof email === 'string' ? normaliseEmail(email) : ''
  const problems = await validateForm(forgotPassword, { email: address }, { language: 'nl' })
  if (problems.email) throw new errors.ValidationError(problems.email.join(' '))
  return address
}

/**
 * Mails a confirmation link for a new address of the account, and a notice to the current address.
 * The history stores the staff member and the reason.
 * @throws ValidationError in Dutch when the address has an account, or this one is blocked or not
 *   confirmed: then the visitor has to register again
 */
export const changeAddress = (
  strapi: Core.Strapi,
  documentId: string,
  newAddress: string,
  change: ByStaff,
): Promise<void> =>
  withHistory(
    strapi,
    documentId,
    { ...change, what: 'address-asked' },
    async ({ id: profile, language }, { email, confirmed, blocked }) => {
      if (blocked) throw new errors.ValidationError('Dit account is geblokkeerd.')
      if (!confirmed)
        throw new errors.ValidationError(
          'Dit account is niet bevestigd. De bezoeker kan zich opnieuw registreren, met het juiste adres.',
        )
      if (await findAccount(strapi, newAddress))
        throw new errors.ValidationError('Met dit e-mailadres is er al een account.')
      await askNewAddress(strapi, { profile, email, newAddress, language }, new Date())
    },
  )
