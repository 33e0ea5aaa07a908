import { NavLink } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { shellMessages } from './messages.ts'

/** What one needs while walking the fair, in reach of a thumb. Phones only. */
export function BottomBar() {
  const t = useMessages(shellMessages)
  const items = [
    ['/', t.now],
    ['/programma', t.programme],
    ['/plattegrond', t.floorPlan],
    ['/programma?mijn=1', t.mine],
  ] as const
  return (
    <nav
      aria-label={t.quickMenu}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-ink border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {items.map(([target, label]) => (
        <NavLink
          key={target}
          to={target}
          end={target === '/'}
          className="relative grid h-15 place-items-center border-rule border-r font-semibold text-xs last:border-r-0 aria-[current=page]:text-primary"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
