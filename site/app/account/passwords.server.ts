import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { changePassword } from '@beursvloer/contract/forms/definitions/change-password'
import { forgotPassword } from '@beursvloer/contract/forms/definitions/forgot-password'
import { resetPassword } from '@beursvloer/contract/forms/definitions/reset-password'
import { ContentApiError } from '~/content/http.server.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { accountOf } from './context.server.ts'
import type { PasswordTry } from './limits.ts'
import { accountMessages } from './messages.ts'
import { FormError, mayTry, receiveAccountForm } from './receive.server.ts'

export const isRefusedWith = (error: unknown, message: string) =>
  error instanceof ContentApiError && error.status === 400 && error.message === message

/** Longest code of a link that is looked at, in characters. */
export const MAX_CODE_LENGTH = 200

/** Does an action that a wrong guess makes fail; only then it counts as an attempt. */
export async function attempt<T>(
  trial: PasswordTry,
  failure: string,
  act: () => Promise<T>,
): Promise<T> {
  try {
    const result = await act()
    trial.succeeded()
    return result
  } catch (error) {
    if (!isRefusedWith(error, failure)) trial.succeeded()
    throw error
  }
}

/** The action of "forgot password" (requirements 6.2); the answer is the same for every address. */
export function receiveForgotPassword(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  return receiveAccountForm(forgotPassword, args, async ({ email }) => {
    mayTry(account.limits.askMail('forgot', email), args)
    account.clear()
    const body = { email, language: locale }
    await account.ask(accountPaths.forgotPassword, { method: 'POST', body })
    return undefined
  })
}

/** The action of the page to which the mail leads: a new password, which also signs in. */
export function receiveNewPassword(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  return receiveAccountForm(resetPassword(account.policy), args, async (values) => {
    const code = args.url.searchParams.get('code') ?? ''
    if (code === '' || code.length > MAX_CODE_LENGTH)
      throw new FormError(accountMessages[locale].code)
    const trial = account.limits.tryCode(code)
    mayTry(trial.wait, args)
    account.clear()
    const { password, passwordConfirmation, endLinks } = values
    const body = {
      ...{ code, password, passwordConfirmation },
      endLinks: endLinks === true,
      language: locale,
    }
    try {
      const answer = await attempt(trial, ACCOUNT_ERRORS.code, () =>
        account.ask(accountPaths.resetPassword, { method: 'POST', body }),
      )
      await account.signIn(answer)
    } catch (error) {
      if (!isRefusedWith(error, ACCOUNT_ERRORS.code)) throw error
      throw new FormError(accountMessages[locale].code)
    }
    return undefined
  })
}

/** The action of "change password", which signs out everywhere else. */
export async function receiveChangedPassword(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const t = accountMessages[locale]
  const account = accountOf(args.context)
  return receiveAccountForm(changePassword(account.policy), args, async (values) => {
    const user = await account.user()
    const { currentPassword, password, passwordConfirmation, endLinks } = values
    const trial = account.tryPassword(user?.email ?? '')
    mayTry(trial.wait, args)
    if (password === currentPassword) {
      trial.succeeded()
      throw new FormError(t.samePassword, { problems: { password: [t.samePassword] } })
    }
    const body = {
      ...{ currentPassword, password, passwordConfirmation },
      endLinks: endLinks === true,
      language: locale,
    }
    try {
      const answer = await attempt(trial, ACCOUNT_ERRORS.currentPassword, () =>
        account.call(accountPaths.changePassword, { method: 'POST', body }),
      )
      await account.signIn(answer)
    } catch (error) {
      if (!isRefusedWith(error, ACCOUNT_ERRORS.currentPassword)) throw error
      throw new FormError(t.currentPassword, {
        problems: { currentPassword: [t.currentPassword] },
      })
    }
    return undefined
  })
}
