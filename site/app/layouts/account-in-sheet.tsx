import { SIGN_IN_PAGE } from '@beursvloer/contract/accounts/paths'
import { PROFILE_PAGE } from '@beursvloer/contract/page-addresses'
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

const row = 'items-center gap-2 border-rule border-b py-3 font-semibold'

/** The account in the menu of phones, whose header has no room for it; as in `AccountMenu`. */
export function AccountInSheet() {
  const t = useMessages(shellMessages)
  const loggedIn = useShell((state) => state.loggedIn)
  if (loggedIn) {
    return (
      <div className="wrap">
        <Suspense>
          <AccountLinks className="-mx-4 border-rule border-b" />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="wrap">
      <Link to={SIGN_IN_PAGE} className={`flex signed-in:hidden noscript:hidden ${row}`}>
        <Icon name="user" />
        {t.signIn}
      </Link>
      <Link to={PROFILE_PAGE} className={`hidden signed-in:flex noscript:flex ${row}`}>
        <Icon name="user" solid />
        {t.account}
      </Link>
    </div>
  )
}
