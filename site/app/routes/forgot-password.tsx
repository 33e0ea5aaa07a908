import { FORGOT_PASSWORD_PAGE } from '@beursvloer/contract/accounts/paths'
import { forgotPassword } from '@beursvloer/contract/forms/definitions/forgot-password'
import { receiveForgotPassword } from '~/account/passwords.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { AccountForm } from '~/features/forms/account-form.tsx'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import type { Route } from './+types/forgot-password.ts'

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [forgotPassword] }

export const meta = ownMeta(FORGOT_PASSWORD_PAGE, accountPageMessages, (t) => [
  t.forgot,
  t.forgotLead,
])

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export const action = (args: Route.ActionArgs) => receiveForgotPassword(args)

export default function ForgotPassword() {
  const t = useMessages(accountPageMessages)
  return (
    <AccountSheet title={t.forgot} lead={t.forgotLead} links={['sign-in', 'register']}>
      <AccountForm definition={forgotPassword} sentTitle={t.checkMail} leaveFreely>
        {() => t.forgotNext}
      </AccountForm>
    </AccountSheet>
  )
}
