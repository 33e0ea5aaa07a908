import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { signIn } from '@beursvloer/contract/forms/definitions/sign-in'
import { ContentApiError } from '~/content/http.server.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { accountOf } from './context.server.ts'
import { accountMessages } from './messages.ts'
import { FormRefusal, mayTry, receiveAccountForm } from './receive.server.ts'
import { returnPath } from './return-path.ts'

/** What the CMS refuses a login with, and what the page says then. */
const REFUSALS = {
  [ACCOUNT_ERRORS.credentials]: 'credentials',
  [ACCOUNT_ERRORS.unconfirmed]: 'unconfirmed',
  [ACCOUNT_ERRORS.blocked]: 'blocked',
} as const

/** The action of the sign-in page: `POST /auth/local` (spec §7), then on to where one was going. */
export function receiveSignIn(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  return receiveAccountForm(signIn, args, async ({ identifier, password }) => {
    const attempt = account.tryPassword(String(identifier))
    mayTry(attempt.wait, args)
    account.clear()
    try {
      const body = { identifier, password }
      const answer = await account.ask(accountPaths.signIn, { method: 'POST', body })
      attempt.succeeded()
      await account.signIn(answer)
    } catch (error) {
      const known = error instanceof ContentApiError && error.status === 400
      const reason = known && REFUSALS[error.message as keyof typeof REFUSALS]
      // Who knows the password does not guess it, and the CMS being down is nobody's failure.
      if (reason !== 'credentials') attempt.succeeded()
      if (!reason) throw error
      throw new FormRefusal(accountMessages[locale][reason])
    }
    return { to: returnPath(args.url.searchParams) }
  })
}
