import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShell } from '~/shell/store.ts'
import { Icon } from '~/ui/icon.tsx'

const AccountLinks = lazy(async () => {
  const { AccountLinks } = await import('./account-links.tsx')
  return { default: AccountLinks }
})

/** The account in the menu of phones, whose header has no room for it. */
export function AccountInSheet() {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  return (
    <div className="wrap">
      {loggedIn ? (
        <Suspense>
          <AccountLinks className="-mx-4 border-rule border-b" />
        </Suspense>
      ) : (
        <Link
          to="/inloggen"
          className="flex items-center gap-2 border-rule border-b py-3 font-semibold"
        >
          <Icon name="user" />
          {t.signIn}
        </Link>
      )}
    </div>
  )
}
