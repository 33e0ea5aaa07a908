import { changePassword } from '@beursvloer/contract/forms/definitions/change-password'
import { MAX_NEW_PASSWORD_FORM_BYTES } from '@beursvloer/contract/forms/definitions/credential-fields'
import { CHANGE_PASSWORD_PAGE } from '@beursvloer/contract/page-addresses'
import { useState } from 'react'
import { accountOf } from '~/account/context.server.ts'
import { receiveChangedPassword } from '~/account/passwords.server.ts'
import { requireUser } from '~/account/require-user.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { SignedInNext } from '~/features/account/signed-in-next.tsx'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/change-password.ts'

export const handle: PageHandle = {
  ...PERSONAL_PAGE,
  forms: [{ maxBodyBytes: MAX_NEW_PASSWORD_FORM_BYTES }],
}

export const meta = ownMeta(CHANGE_PASSWORD_PAGE, accountPageMessages, (t) => [
  t.change,
  t.changeLead,
])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireUser(args)
  return { email, policy: accountOf(args.context).policy }
}

export const action = (args: Route.ActionArgs) => receiveChangedPassword(args)

export default function ChangePassword({ loaderData }: Route.ComponentProps) {
  const t = useMessages(accountPageMessages)
  const { email, policy } = loaderData
  const [definition] = useState(() => changePassword(policy))
  return (
    <AccountSheet title={t.change} lead={t.changeLead} links={['forgot']}>
      <AccountForm
        definition={definition}
        sentTitle={t.changed}
        leaveFreely
        heads={{
          // Names the account of the password for password managers.
          password: <input type="hidden" autoComplete="username" defaultValue={email} />,
        }}
      >
        {() => <SignedInNext hint={t.resetDoneHint} />}
      </AccountForm>
    </AccountSheet>
  )
}
