import {
  FLOOR_PLAN_PAGE,
  MY_FAIR_PAGE,
  NOW_PAGE,
  PROGRAMME_PAGE,
} from '@beursvloer/contract/page-addresses'
import { Link, useLocation } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { useFairClock } from '~/shell/fair-clock.ts'
import { shellMessages } from '~/shell/messages.ts'
import { SavedCount } from '~/shell/save-mark.tsx'
import { useShellData } from '~/shell/shell-data.ts'
import { Chevron } from '~/ui/chevron.tsx'
import { cx } from '~/ui/class-names.ts'
import { Icon } from '~/ui/icon.tsx'

/**
 * Links for visitors who walk the fair, in reach of a thumb, on phones. On the days of the fair wider
 * screens have the first of them, Nu.
 */
export function BottomBar() {
  const t = useMessages(shellMessages)
  const { pathname } = useLocation()
  const clock = useFairClock()
  const days = useShellData()?.fair.days
  const isFairDay = clock && days?.includes(clock.date)
  const items = [
    [NOW_PAGE, t.now, 'clock', pathname === NOW_PAGE],
    [PROGRAMME_PAGE, t.programme, 'menu', /^\/programma(\/|$)/.test(pathname)],
    [FLOOR_PLAN_PAGE, t.floorPlan, 'plan', pathname === FLOOR_PLAN_PAGE],
    [MY_FAIR_PAGE, t.mine, 'bookmark', pathname === MY_FAIR_PAGE],
  ] as const
  return (
    <nav
      aria-label={t.quickMenu}
      className={cx(
        'fixed low:static inset-x-0 bottom-0 z-20 grid grid-cols-[repeat(4,minmax(max-content,1fr))] border-ink border-t bg-paper pb-[env(safe-area-inset-bottom)] print:hidden',
        isFairDay
          ? 'md:inset-x-auto md:left-gutter md:w-20 md:grid-cols-1 md:border-x'
          : 'md:hidden',
      )}
    >
      {items.map(([target, label, icon, current]) => (
        <Link
          key={target}
          to={target}
          aria-current={current ? 'page' : undefined}
          className={cx(
            'group relative grid h-15 content-center justify-items-center gap-1 border-rule border-r font-semibold text-xs last:border-r-0 aria-[current=page]:text-primary',
            target !== NOW_PAGE && 'md:hidden',
          )}
        >
          <Chevron className="absolute top-0 left-1/2 hidden h-2 w-4 -translate-x-1/2 rotate-180 text-primary group-aria-[current=page]:block" />
          <Icon name={icon} />
          {label}
          {target === MY_FAIR_PAGE && <SavedCount />}
        </Link>
      ))}
    </nav>
  )
}
