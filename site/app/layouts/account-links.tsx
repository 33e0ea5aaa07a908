import { Link, useHref } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useShell } from '~/shell/store.ts'
import { accountMenuMessages } from './account-menu-messages.ts'

const item =
  'flex min-h-11 w-full items-center px-4 text-left font-medium text-sm -outline-offset-4 hover:bg-tint'

/** What one can do with one's account: who it is, three pages, and signing out. */
export function AccountLinks({ className }: { className?: string }) {
  const t = useMessages(accountMenuMessages)
  const email = useShell((state) => state.strapiUser?.email)
  return (
    <div className={className}>
      <p className="overflow-hidden text-ellipsis px-4 py-3 text-mute text-sm">
        {t.signedInAs}
        <br />
        <b className="font-semibold text-ink">{email}</b>
      </p>
      <ul className="divide-y divide-rule border-rule border-y">
        <li>
          <Link to="/bezoekersprofiel" className={item}>
            {t.details}
          </Link>
        </li>
        <li>
          <Link to="/programma?mijn=1" className={item}>
            {t.programme}
          </Link>
        </li>
        <li>
          <Link to="/wachtwoord-wijzigen" className={item}>
            {t.password}
          </Link>
        </li>
      </ul>
      <form method="post" action={useHref('/uitloggen')}>
        <button type="submit" className={item}>
          {t.signOut}
        </button>
      </form>
    </div>
  )
}
