import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './class-names.ts'

interface SwitchLinksProps {
  label: string
  items: readonly { to: string; label: ReactNode; current?: boolean }[]
}

/** A few views of the same content, as links: "Lijst | Plan". */
export function SwitchLinks({ label, items }: SwitchLinksProps) {
  return (
    <nav
      aria-label={label}
      className="inline-flex max-w-full flex-wrap rounded-xs border border-ink"
    >
      {items.map((item) => (
        <Link
          key={item.to}
          to={item.to}
          preventScrollReset
          aria-current={item.current ? 'true' : undefined}
          className={cx(
            'flex min-h-11 items-center px-4 font-semibold text-sm',
            item.current ? 'bg-ink text-paper' : 'hover:bg-tint',
          )}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
