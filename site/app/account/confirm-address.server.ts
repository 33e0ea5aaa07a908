import { accountPaths } from '@beursvloer/contract/accounts/paths'
import type { ConfirmationAnswer } from '@beursvloer/contract/accounts/user'
import { resendConfirmation } from '@beursvloer/contract/forms/definitions/resend-confirmation'
import { data } from 'react-router'
import { z } from 'zod'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { accountOf } from './context.server.ts'
import { mayTry, receiveAccountForm } from './receive.server.ts'

const answer = z.object({
  outcome: z.enum(['confirmed', 'already-confirmed', 'expired', 'new-address-expired', 'unknown']),
})

/** Longest code that is passed on, in characters. */
const MAX_CODE = 200

/** Statuses of what did not work, for programs; the page says it in words. */
const STATUS: Readonly<Partial<Record<ConfirmationAnswer['outcome'], number>>> = {
  expired: 410,
  'new-address-expired': 410,
  unknown: 404,
}

/** Confirms the address whose code stands in the page's own address; `failed`: the CMS did not answer. */
export async function confirmAddress({ url, context }: ActionArgs) {
  const confirmation = url.searchParams.get('code') ?? ''
  if (confirmation.length > MAX_CODE) return data({ outcome: 'unknown' as const }, { status: 404 })
  try {
    const body = { confirmation }
    const { outcome } = answer.parse(
      await accountOf(context).ask(accountPaths.confirm, { method: 'POST', body }),
    )
    return data({ outcome }, { status: STATUS[outcome] ?? 200 })
  } catch {
    return data({ outcome: 'failed' as const }, { status: 503 })
  }
}

/** Asks for another mail; whatever the address, the answer is the same. */
export function receiveResend(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  return receiveAccountForm(resendConfirmation, args, async ({ email }) => {
    mayTry(account.limits.askMail('confirmation', String(email)), args)
    const body = { email, language: locale }
    await account.ask(accountPaths.sendConfirmation, { method: 'POST', body })
    return undefined
  })
}
