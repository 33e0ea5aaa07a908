import { SIGN_OUT_PAGE } from '@beursvloer/contract/page-addresses'
import { redirect } from 'react-router'
import { accountOf } from '~/account/context.server.ts'
import { removeInstallation } from '~/account/installation.server.ts'
import { AccountSheet } from '~/features/account/account-sheet.tsx'
import { accountPageMessages } from '~/features/account/messages.ts'
import { SIGNED_OUT_PATH } from '~/features/account/return-path.ts'
import { useMessages } from '~/i18n/locale.tsx'
import { type PageHandle, PERSONAL_PAGE } from '~/shell/page-handle.ts'
import { ownMeta } from '~/shell/page-meta.ts'
import { Button } from '~/ui/button.tsx'
import type { Route } from './+types/sign-out.ts'

export const handle: PageHandle = { ...PERSONAL_PAGE, forms: [] }

export const meta = ownMeta(SIGN_OUT_PAGE, accountPageMessages, (t) => [t.signOut, t.signOutLead])

/** Signing out is never done by opening an address. */
export async function action({ context }: Route.ActionArgs) {
  const account = accountOf(context)
  // The messages of this device are about the visitor who was signed in.
  await removeInstallation(account)
  await account.signOut()
  throw redirect(SIGNED_OUT_PATH)
}

export default function SignOut() {
  const t = useMessages(accountPageMessages)
  return (
    <AccountSheet title={t.signOut} lead={t.signOutLead}>
      <form method="post">
        <Button type="submit" variant="primary">
          {t.signOut}
        </Button>
      </form>
    </AccountSheet>
  )
}
