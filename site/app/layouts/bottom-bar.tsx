import {
  FLOOR_PLAN_PAGE,
  MY_FAIR_PAGE,
  NOW_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Link, useLocation } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from '~/shell/messages.ts'

/** Links for visitors who walk the fair, in reach of a thumb. Phones only. */
export function BottomBar() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const items = [
    [NOW_PAGE, t.now, pathname === NOW_PAGE],
    [PROGRAMME_PAGE, t.programme, /^\/programma(\/|$)/.test(pathname)],
    [FLOOR_PLAN_PAGE, t.floorPlan, pathname === FLOOR_PLAN_PAGE],
    [MY_FAIR_PAGE, t.mine, pathname === MY_FAIR_PAGE],
  ] as const
  return (
    <nav
      aria-label={t.quickMenu}
      className="fixed low:static inset-x-0 bottom-0 z-20 grid grid-cols-4 border-ink border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {items.map(([target, label, current]) => (
        <Link
          key={target}
          to={target}
          aria-current={current ? 'page' : undefined}
          className="relative grid h-15 place-items-center border-rule border-r font-semibold text-xs last:border-r-0 aria-[current=page]:text-primary"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
