import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import { signIn } from '@beursvloer/contract/forms/definitions/sign-in'
import { z } from 'zod'
import { ContentApiError } from '~/content/http.server.ts'
import { returnPath } from '~/features/account/return-path.ts'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { submissionsOf } from '~/submissions/context.server.ts'
import type { Guard } from '~/submissions/protection.server.ts'
import { accountOf } from './context.server.ts'
import { accountMessages } from './messages.ts'
import { FormError, mayTry, receiveAccountForm } from './receive.server.ts'

const refusal = z.object({ retryAfter: z.number().positive(), provable: z.boolean() })

/** The errors with which the CMS refuses a login, and the messages of the page. */
const REFUSALS = {
  [ACCOUNT_ERRORS.credentials]: 'credentials',
  [ACCOUNT_ERRORS.unconfirmed]: 'unconfirmed',
  [ACCOUNT_ERRORS.blocked]: 'blocked',
} as const

/** The key of the ticket with which a proof of work came along; null without. */
async function proofKey({ ticket, proof }: Guard, { context }: ActionArgs): Promise<string | null> {
  if (proof === '') return null
  const { protection, proof: task } = submissionsOf(context)
  const given = protection.read(ticket, signIn.id)
  return given && (await task.isGiven(proof, given.key)) ? given.key : null
}

/** Says why the CMS did not sign in: nothing typed is lost but the password. */
function refuse(error: ContentApiError, args: ActionArgs): never {
  const { locale } = siteRequestOf(args.context)
  if (error.status === 429) {
    const { retryAfter, provable } = refusal.parse(error.details)
    const ticket = provable ? submissionsOf(args.context).protection.issue(signIn.id) : undefined
    mayTry(retryAfter, args, ticket)
  }
  const reason = error.status === 400 && REFUSALS[error.message as keyof typeof REFUSALS]
  if (!reason) throw error
  throw new FormError(accountMessages[locale][reason])
}

/**
 * The action of the sign-in page: `POST /auth/local` (requirements 11.2), then on to the page asked
 * for. The CMS counts failures, for all sites and over restarts.
 */
export function receiveSignIn(args: ActionArgs) {
  const account = accountOf(args.context)
  return receiveAccountForm(signIn, args, async ({ identifier, password }, _files, guard) => {
    account.clear()
    try {
      const attempt = account.attempt(identifier, await proofKey(guard, args))
      const body = { identifier, password, ...(attempt && { attempt }) }
      const answer = await account.ask(accountPaths.signIn, { method: 'POST', body })
      await account.signIn(answer)
    } catch (error) {
      if (!(error instanceof ContentApiError)) throw error
      refuse(error, args)
    }
    return { to: returnPath(args.url.searchParams) }
  })
}
