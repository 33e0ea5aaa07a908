import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShell } from '~/shell/store.ts'
import { Icon } from '~/ui/icon.tsx'

const AccountButton = lazy(() => import('./account-button.tsx'))

/**
 * Signing in, or the menu of who is signed in. The page is the same for all, so it begins as the
 * link; both have the same place and width. Without JavaScript the link leads on to the profile.
 */
export function AccountMenu({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  const link = (
    <Link to="/inloggen" className={className}>
      <span className="flex items-center justify-center gap-2 xl:w-24">
        <Icon name="user" />
        <span className="max-xl:sr-only">{t.signIn}</span>
      </span>
    </Link>
  )
  return (
    <div className="relative grid max-sm:hidden">
      {loggedIn ? (
        <Suspense fallback={link}>
          <AccountButton className={className} />
        </Suspense>
      ) : (
        link
      )}
    </div>
  )
}
