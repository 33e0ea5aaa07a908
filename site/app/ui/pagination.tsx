import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { Icon } from './icon.tsx'

interface PaginationProps {
  label: string
  previous?: { to: string; label: string }
  next?: { to: string; label: string }
  /** Between them: "13–24 van 60". */
  children?: ReactNode
}

/** Previous and next page as links, the position between them. */
export function Pagination({ label, previous, next, children }: PaginationProps) {
  return (
    <nav
      aria-label={label}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-4 border-ink border-t pt-4 print:hidden"
    >
      <div>
        {previous && (
          <LinkButton to={previous.to} size="sm" rel="prev">
            <Icon name="arrow-left" />
            {previous.label}
          </LinkButton>
        )}
      </div>
      <p className="text-mute text-sm tabular-nums">{children}</p>
      <div className="text-right">
        {next && (
          <LinkButton to={next.to} size="sm" rel="next">
            {next.label}
            <Icon name="arrow-right" />
          </LinkButton>
        )}
      </div>
    </nav>
  )
}
