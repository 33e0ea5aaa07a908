import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

interface ArrowLinkProps {
  to: string
  children: ReactNode
  className?: string
}

/** A link onward with an arrow: "Alle 60 onderdelen →". An https URL gets the outward arrow. */
export function ArrowLink({ to, children, className }: ArrowLinkProps) {
  const outward = /^https?:/.test(to)
  return (
    <Link
      to={to}
      className={cx(
        'group -my-2 inline-flex items-center gap-1.5 py-2 font-medium text-ink hover:underline',
        className,
      )}
    >
      {children}
      <Icon
        name={outward ? 'arrow-up-right' : 'arrow-right'}
        className="size-4 shrink-0 transition-transform group-hover:translate-x-0.5"
      />
    </Link>
  )
}
