import { ACCOUNT_ERRORS } from '@beursvloer/contract/accounts/errors'
import { accountPaths } from '@beursvloer/contract/accounts/paths'
import type { ConfirmationAnswer } from '@beursvloer/contract/accounts/user'
import { confirmRegistration } from '@beursvloer/contract/forms/definitions/confirm-registration'
import { resendConfirmation } from '@beursvloer/contract/forms/definitions/resend-confirmation'
import { data } from 'react-router'
import { z } from 'zod'
import { siteRequestOf } from '~/shell/request-context.ts'
import type { ActionArgs } from '~/submissions/check-form.server.ts'
import { formDataOf } from '~/submissions/form-data.server.ts'
import type { Account } from './account.server.ts'
import { accountOf } from './context.server.ts'
import { accountMessages } from './messages.ts'
import { attempt, isRefusedWith, MAX_CODE_LENGTH } from './passwords.server.ts'
import { FormError, mayTry, receiveAccountForm } from './receive.server.ts'

const answer = z.object({
  outcome: z.enum([
    'confirmed',
    'already-confirmed',
    'password-needed',
    'expired',
    'new-address-expired',
    'unknown',
  ]),
  /** Absent where the link signs nobody in. */
  jwt: z.string().optional(),
})

/** Signs in the visitor whose account was just confirmed. */
async function signInBy(account: Account, followed: unknown): Promise<void> {
  await account.signIn(followed)
  account.keepRegistration(null)
}

/** Statuses of failed confirmations, for programs; the page says it in words. */
const STATUS: Readonly<Partial<Record<ConfirmationAnswer['outcome'], number>>> = {
  expired: 410,
  'new-address-expired': 410,
  unknown: 404,
}

/**
 * Follows the link whose code stands in the page's own address. A changed address of an account is
 * in force then; a new account is confirmed, and signed in where it was registered in this browser,
 * else its password is asked for. `failed`: the CMS did not answer.
 */
async function openLink({ url, context }: ActionArgs) {
  const confirmation = url.searchParams.get('code') ?? ''
  if (confirmation.length > MAX_CODE_LENGTH)
    return data({ outcome: 'unknown' as const, isSignedIn: false }, { status: 404 })
  try {
    const account = accountOf(context)
    const { registration } = account
    const body = { confirmation, ...(registration && { registration }) }
    const followed = await account.ask(accountPaths.confirm, { method: 'POST', body })
    const { outcome, jwt } = answer.parse(followed)
    if (jwt) await signInBy(account, followed)
    return data({ outcome, isSignedIn: jwt !== undefined }, { status: STATUS[outcome] ?? 200 })
  } catch {
    return data({ outcome: 'failed' as const, isSignedIn: false }, { status: 503 })
  }
}

/** Confirms a new account by its link and its password, and signs in. */
function receiveConfirmation(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const t = accountMessages[locale]
  const account = accountOf(args.context)
  return receiveAccountForm(confirmRegistration, args, async ({ password }) => {
    const confirmation = args.url.searchParams.get('code') ?? ''
    if (confirmation.length > MAX_CODE_LENGTH) throw new FormError(t.code)
    const trial = account.limits.tryCode(confirmation)
    mayTry(trial.wait, args)
    account.clear()
    const body = { confirmation, password }
    const followed = await attempt(trial, ACCOUNT_ERRORS.credentials, () =>
      account.ask(accountPaths.confirm, { method: 'POST', body }),
    ).catch((error: unknown) => {
      if (isRefusedWith(error, ACCOUNT_ERRORS.blocked)) throw new FormError(t.blocked)
      if (!isRefusedWith(error, ACCOUNT_ERRORS.credentials)) throw error
      throw new FormError(t.registeredPassword, {
        problems: { password: [t.registeredPassword] },
      })
    })
    // The state of the link may have changed since the page asked.
    const { outcome } = answer.parse(followed)
    if (outcome === 'already-confirmed') throw new FormError(t.alreadyConfirmed)
    if (outcome !== 'confirmed') throw new FormError(t.code)
    await signInBy(account, followed)
    return undefined
  })
}

/** The action of the page behind a link: its button, or its form with a password. */
export async function followLink(args: ActionArgs) {
  const sent = await formDataOf(args.request.clone())
  return sent.has('password') ? receiveConfirmation(args) : openLink(args)
}

/** Asks for another mail; the answer is the same for every address. */
export function receiveResend(args: ActionArgs) {
  const { locale } = siteRequestOf(args.context)
  const account = accountOf(args.context)
  return receiveAccountForm(resendConfirmation, args, async ({ email }) => {
    mayTry(account.limits.askMail('confirmation', email), args)
    const body = { email, language: locale }
    await account.ask(accountPaths.sendConfirmation, { method: 'POST', body })
    return undefined
  })
}
