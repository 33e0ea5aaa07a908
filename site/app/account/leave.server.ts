import {
  PROFILE_DELETION_PATH,
  SIGN_IN_AGAIN,
  WRONG_PASSWORD,
} from '@beursvloer/contract/accounts/own-profile'
import { deleteAccount } from '@beursvloer/contract/forms/definitions/delete-account'
import { ContentApiError } from '~/content/http.server.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { submissionMessages } from '~/submissions/messages.ts'
import { accountOf } from './context.server.ts'
import { FormError, mayTry, receiveAccountForm } from './receive.server.ts'

interface Leaving {
  readonly email: string
  readonly hasPassword: boolean
  /** Page to go on to after the account was deleted, without language prefix. */
  readonly to: string
  /** Texts for a wrong password, and for a session that is too old. */
  readonly texts: { readonly wrongPassword: string; readonly again: string }
}

/**
 * Deletes the current user's account, and signs them out. Wrong passwords count like failed
 * sign-ins: a browser that was left signed in is no way to guess one.
 */
export const leave = (args: ActionArgs, { email, hasPassword, to, texts }: Leaving) =>
  receiveAccountForm(deleteAccount(hasPassword), args, async ({ password }) => {
    const account = accountOf(args.context)
    const { locale: language } = siteRequestOf(args.context)
    const attempt = account.tryPassword(email)
    mayTry(attempt.wait, args)
    try {
      const body = { password, language }
      await account.call(PROFILE_DELETION_PATH, { method: 'POST', body })
    } catch (error) {
      const { message = '' } = error instanceof ContentApiError ? error : {}
      if (message === WRONG_PASSWORD)
        throw new FormError(submissionMessages[language].fields, {
          problems: { password: [texts.wrongPassword] },
        })
      attempt.succeeded()
      if (message === SIGN_IN_AGAIN) throw new FormError(texts.again, {})
      throw error
    }
    attempt.succeeded()
    account.clear()
    return { to }
  })
