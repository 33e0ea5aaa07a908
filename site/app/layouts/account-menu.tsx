import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'
import { useShell } from '~/shell/store.ts'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'
import { lateComponent } from '~/ui/late-component.ts'

const AccountButton = lateComponent(() => import('./account-button.tsx'))

/**
 * The link to sign in, or the account menu. The page is the same for all, so it holds a link for
 * each, of which the style sheet shows one, in the same place and width. Without JavaScript it is
 * not known whether the visitor is signed in: then it is the link to the account, which asks to
 * sign in where needed.
 */
export function AccountMenu({ className }: { className: string }) {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  const label = (text: string) => (
    <>
      <Icon name="user" solid={text === t.account} />
      <span className="sr-only">{text}</span>
    </>
  )
  const account = (
    <Link
      to={PROFILE_PAGE}
      className={cx(className, !loggedIn && 'signed-out:hidden noscript:grid')}
    >
      {label(t.account)}
    </Link>
  )
  return (
    <div className="relative grid max-sm:hidden">
      {loggedIn ? (
        <Suspense fallback={account}>
          <AccountButton className={className} />
        </Suspense>
      ) : (
        <>
          <Link to={SIGN_IN_PAGE} className={cx(className, 'signed-in:hidden noscript:hidden')}>
            {label(t.signIn)}
          </Link>
          {account}
        </>
      )}
    </div>
  )
}
