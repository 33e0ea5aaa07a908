import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Chevron } from './chevron.tsx'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'
import { type ThemeColour, themeClass } from './theme.ts'

interface FilterChipProps {
  /** Address with this filter added, or taken away when selected. */
  to: string
  selected?: boolean
  /** How many results it gives. */
  count?: number
  theme?: ThemeColour
  children: ReactNode
}

/** A filter as a link, so that it works without JavaScript. Selected: ink border and a tick. */
export function FilterChip({ to, selected = false, count, theme, children }: FilterChipProps) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-xs border px-3 py-1 font-medium text-sm transition-colors md:min-h-10',
        selected ? 'border-ink bg-tint inset-line' : 'border-gray-300 hover:border-ink',
        count === 0 && !selected && 'text-mute',
      )}
    >
      {selected ? (
        <Icon name="check" className="-ml-0.5 size-4" />
      ) : (
        theme && <Chevron className={cx('text-theme', themeClass[theme])} />
      )}
      {children}
      {count !== undefined && <span className="text-mute tabular-nums">{count}</span>}
    </Link>
  )
}

/** A row of chips with its name; wraps on wide screens, scrolls sideways on phones. */
export function FilterRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="sr-only">{label}</legend>
      <div className="-mx-gutter flex scroll-px-gutter gap-2 overflow-x-auto px-gutter py-1 *:shrink-0 md:mx-0 md:flex-wrap md:px-0.5">
        {children}
      </div>
    </fieldset>
  )
}
