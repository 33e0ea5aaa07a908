import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Chevron } from './chevron.tsx'
import { cx } from './class-names.ts'

interface TabLinksProps {
  /** Name of the navigation for screen readers. */
  label: string
  items: readonly { to: string; label: ReactNode; count?: ReactNode; current?: boolean }[]
  /** Right-hand side: a view switch. On phones it stands above, or elsewhere: `max-md:hidden`. */
  children?: ReactNode
  asideClassName?: string
}

/** Tabs that are links (days of the programme, halls). The current one carries the roof. */
export function TabLinks({ label, items, children, asideClassName }: TabLinksProps) {
  return (
    <div className="flex flex-col-reverse gap-3 lg:flex-row lg:items-end lg:gap-0 print:hidden">
      <nav aria-label={label} className="min-w-0 flex-auto overflow-x-auto pt-2.5">
        <ul className="flex">
          {items.map((item) => (
            <li
              key={item.to}
              className={cx(
                'relative border-b',
                item.current ? 'border-transparent' : 'border-ink',
              )}
            >
              {item.current && (
                <Chevron className="absolute -top-2 left-3 z-10 h-[9px] w-[18px] text-primary md:left-6" />
              )}
              <Link
                to={item.to}
                aria-current={item.current ? 'page' : undefined}
                preventScrollReset
                className={cx(
                  'flex min-h-13 items-center gap-1.5 whitespace-nowrap border border-b-0 px-3 font-semibold text-xl hyphens-none focus-inside md:gap-2 md:px-6',
                  item.current ? 'border-ink' : 'border-transparent text-mute hover:text-ink',
                )}
              >
                {item.label}
                {item.count !== undefined && (
                  <span className="font-medium font-sans text-mute text-sm tabular-nums empty:hidden">
                    {item.count}
                  </span>
                )}
              </Link>
            </li>
          ))}
          <li aria-hidden="true" className="flex-auto border-ink border-b" />
        </ul>
      </nav>
      {children && (
        <div
          className={cx('flex min-h-13 items-start border-ink lg:border-b lg:pl-4', asideClassName)}
        >
          {children}
        </div>
      )}
    </div>
  )
}
