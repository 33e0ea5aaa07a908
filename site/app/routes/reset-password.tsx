import { RESET_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import { MAX_NEW_PASSWORD_FORM_BYTES } from '@beursvloer/contract/forms/definitions/credential-fields'
import { resetPassword } from '@beursvloer/contract/forms/definitions/reset-password'
import { useState } from 'react'
import { accountOf } from '~/account/context.server.ts'
import { receiveNewPassword } from '~/account/passwords.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { SignedInNext } from '~/features/account/signed-in-next.tsx'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Notice } from '~/ui/notice.tsx'
import type { Route } from './+types/reset-password.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [{ maxBodyBytes: MAX_NEW_PASSWORD_FORM_BYTES }],
}

export const meta = ownMeta(RESET_PASSWORD_PAGE, accountPageMessages, (t) => [t.reset, t.resetLead])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Where the link in the mail leads: `?code=`. The code stays in the address; opening it does nothing. */
export const loader = ({ context, url }: Route.LoaderArgs) => ({
  complete: url.searchParams.has('code'),
  policy: accountOf(context).policy,
})

export const action = (args: Route.ActionArgs) => receiveNewPassword(args)

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const t = useMessages(accountPageMessages)
  const { complete, policy } = loaderData
  const [definition] = useState(() => resetPassword(policy))
  if (!complete) {
    return (
      <AccountSheet
        title={t.reset}
        links={['new-link', 'sign-in']}
        notice={
          <Notice tone="brick" title={t.brokenLink}>
            {t.brokenLinkHint}
          </Notice>
        }
      />
    )
  }
  return (
    <AccountSheet title={t.reset} lead={t.resetLead} links={['new-link', 'sign-in']}>
      <AccountForm definition={definition} sentTitle={t.resetDone} leaveFreely>
        {() => <SignedInNext hint={t.resetDoneHint} />}
      </AccountForm>
    </AccountSheet>
  )
}
