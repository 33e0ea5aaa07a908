import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './class-names.ts'

/** Schemes an editor may link to. Everything else is shown as plain text. */
const SAFE = /^(https?:\/\/|mailto:|tel:|#|\/(?!\/))/i

/** Whether an address from the editors may become a link. `javascript:alert(1)` → false. */
function isSafeTarget(target: string): boolean {
  return SAFE.test(target)
}

interface SafeLinkProps {
  /** Path, https URL, mailto: or tel: as an editor typed it. */
  target: string
  children: ReactNode
  className?: string
}

/** A link to an editor's address; only the text when the address is not one to follow. */
export function SafeLink({ target, children, className }: SafeLinkProps) {
  if (!isSafeTarget(target)) return children
  if (target.startsWith('/')) {
    return (
      <Link to={target} className={className}>
        {children}
      </Link>
    )
  }
  // A telephone number is read, and tapped, in one piece.
  const line = target.startsWith('tel:') && 'whitespace-nowrap'
  return (
    <a href={target} className={cx(line, className) || undefined}>
      {children}
    </a>
  )
}
