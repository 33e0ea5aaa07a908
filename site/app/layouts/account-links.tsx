import {
  CHANGE_PASSWORD_PAGE,
  MY_FAIR_PAGE,
  MY_STAND_PAGE,
  PROFILE_PAGE,
  SIGN_OUT_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { toggleUserMenu, useShell } from '~/shell/store.ts'
import { accountMenuMessages } from './account-menu-messages.ts'

const item =
  'flex min-h-11 w-full items-center px-4 text-left font-medium text-sm focus-inside hover:bg-tint'

/** The links of an account: its e-mail address, three pages, and signing out. */
export function AccountLinks({ className }: { className?: string }) {
  const t = useMessages(accountMenuMessages)
  const hasStand = useShell((state) => state.strapiUser?.hasStand)
  const email = useShell((state) => state.strapiUser?.email)
  const pages = [
    [PROFILE_PAGE, t.details],
    [MY_FAIR_PAGE, t.programme],
    ...(hasStand ? [[MY_STAND_PAGE, t.stand] as const] : []),
    [CHANGE_PASSWORD_PAGE, t.password],
  ] as const
  return (
    <div className={className}>
      <p className="overflow-hidden text-ellipsis px-4 py-3 text-mute text-sm">
        {t.signedInAs}
        <br />
        <b className="font-semibold text-ink">{email}</b>
      </p>
      <ul className="divide-y divide-rule border-rule border-y">
        {pages.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={item} onClick={() => toggleUserMenu(false)}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <form method="post" action={useHref(SIGN_OUT_PAGE)}>
        <button type="submit" className={item}>
          {t.signOut}
        </button>
      </form>
    </div>
  )
}
