import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface SheetLabelProps {
  /** Two digits, "01". */
  number?: string
  children: ReactNode
  /** Right-hand side: a link or a short fact. */
  aside?: ReactNode
  onDark?: boolean
}

/** The small label in the top corner of a sheet: number and subject, something on the right. */
export function SheetLabel({ number, children, aside, onDark }: SheetLabelProps) {
  return (
    <div
      className={cx(
        'flex flex-wrap justify-between gap-x-6 text-sm',
        onDark ? 'text-green-200 **:text-inherit' : 'text-mute',
      )}
    >
      <p>
        {number && <b className="mr-2 font-semibold text-ink tabular-nums">{number}</b>}
        {children}
      </p>
      {aside && <div className="tabular-nums">{aside}</div>}
    </div>
  )
}
