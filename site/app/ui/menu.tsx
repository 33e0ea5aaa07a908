import { type ReactNode, useRef } from 'react'
import { cx } from './class-names.ts'
import { useClosingDetails } from './close-details.ts'
import { Icon } from './icon.tsx'

interface MenuProps {
  /** Text on the button. */
  label: ReactNode
  /** Links and buttons, made with <MenuItem> classes (`menuItemClass`). */
  children: ReactNode
  className?: string
}

/** Class of a link or button inside a <Menu>. */
export const menuItemClass =
  'flex min-h-11 w-full items-center gap-3 px-4 text-left text-sm font-medium focus-inside hover:bg-tint'

/**
 * A button that unfolds a short list of links or buttons: a native <details>, so it also opens without
 * JavaScript. Escape, a click elsewhere and a choice close it.
 */
export function Menu({ label, children, className }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null)
  useClosingDetails(root)
  return (
    <details ref={root} className={cx('group relative print:hidden', className)}>
      <summary className="flex min-h-11 list-none items-center gap-2 px-4 font-semibold text-sm focus-inside">
        {label}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="absolute top-full right-0 z-40 mt-px w-max min-w-full max-w-[90vw] divide-y divide-gray-200 border border-ink bg-paper text-ink">
        {children}
      </div>
    </details>
  )
}
