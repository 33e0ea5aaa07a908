import { CONFIRM_ADDRESS_PAGE } from '@beursvloer/contract/accounts/paths'
import { confirmRegistration } from '@beursvloer/contract/forms/definitions/confirm-registration'
import { resendConfirmation } from '@beursvloer/contract/forms/definitions/resend-confirmation'
import { useHref } from 'react-router'
import { followLink, receiveResend } from '~/account/confirm-address.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { ConfirmLink } from '~/features/account/confirm-link.tsx'
import { ConfirmOutcome } from '~/features/account/confirm-outcome.tsx'
import { FocusBox } from '~/features/account/focus-box.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { NotRegistered } from '~/features/account/not-registered.tsx'
import { SignedInNext } from '~/features/account/signed-in-next.tsx'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/confirm-address.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [confirmRegistration, resendConfirmation],
}

export const meta = ownMeta(CONFIRM_ADDRESS_PAGE, accountPageMessages, (t) => [
  t.confirm,
  t.confirmLead,
])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/**
 * The target of the link in the mail: `?code=`. Without one it is the page to ask for a new mail.
 */
export const loader = ({ url }: Route.LoaderArgs) => ({ linked: url.searchParams.has('code') })

/** With a code it confirms the address; without, it is the form that asks for a new mail. */
export const action = (args: Route.ActionArgs) =>
  args.url.searchParams.has('code') ? followLink(args) : receiveResend(args)

export default function ConfirmAddress({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages(accountPageMessages)
  const resend = useHref(CONFIRM_ADDRESS_PAGE)
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : undefined
  const form = (
    <AccountForm
      definition={resendConfirmation}
      action={resend}
      sentTitle={t.checkMail}
      leaveFreely
    >
      {() => t.resendNext}
    </AccountForm>
  )
  if (!loaderData.linked) {
    return (
      <AccountSheet title={t.resend} lead={t.resendLead} links={['sign-in', 'register']}>
        {form}
      </AccountSheet>
    )
  }
  // Without scripts, shows the answer to its form.
  if (outcome === 'password-needed' || (actionData && !outcome)) {
    return (
      <AccountSheet title={t.confirm} lead={t.confirmPasswordLead}>
        <FocusBox takes={outcome !== undefined}>
          <AccountForm
            definition={confirmRegistration}
            sentTitle={t.confirmed}
            leaveFreely
            extras={{ password: <NotRegistered /> }}
          >
            {() => <SignedInNext hint={t.signedIn} />}
          </AccountForm>
        </FocusBox>
      </AccountSheet>
    )
  }
  if (!outcome || outcome === 'failed') {
    return (
      <AccountSheet title={t.confirm} lead={t.confirmLead}>
        <ConfirmLink failed={outcome === 'failed'} />
      </AccountSheet>
    )
  }
  return (
    <AccountSheet
      title={t.confirm}
      notice={
        <ConfirmOutcome
          outcome={outcome}
          isSignedIn={
            actionData !== undefined && 'isSignedIn' in actionData && actionData.isSignedIn
          }
        />
      }
    >
      {(outcome === 'expired' || outcome === 'unknown') && form}
    </AccountSheet>
  )
}
