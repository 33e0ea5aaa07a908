import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { toggleUserMenu, useShell } from '~/shell/store.ts'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { shellMessages } from './messages.ts'

const load = () => import('./account-panel.tsx')
const AccountPanel = lazy(load)

/**
 * Signing in, or the menu of who is signed in. The page is the same for all, so it begins as the
 * link; both have the same place and width. Without JavaScript the link leads on to the profile.
 */
export function AccountMenu({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  const open = useShell((state) => state.userMenuVisible)
  const content = (
    <span className="flex items-center justify-center gap-2 xl:w-24">
      <Icon name="user" />
      <span className="max-xl:sr-only">{loggedIn ? t.account : t.signIn}</span>
    </span>
  )
  if (!loggedIn) {
    return (
      <Link to="/inloggen" className={cx(className, 'max-sm:hidden')}>
        {content}
      </Link>
    )
  }
  return (
    <div className="relative grid max-sm:hidden">
      <button
        type="button"
        aria-expanded={open}
        className={className}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => toggleUserMenu()}
      >
        {content}
      </button>
      {open && (
        <Suspense>
          <AccountPanel />
        </Suspense>
      )}
    </div>
  )
}
