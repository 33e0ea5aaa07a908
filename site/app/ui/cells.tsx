import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

interface CellGridProps {
  /** Columns from 1024 px wide; fewer on narrower screens. Three leave no hole in the last row. */
  columns?: 2 | 3 | 4 | 5 | 6
  /** On phones: one column for rich cells, two for small ones. */
  phone?: 1 | 2
  /** Lines in ink, or light for dense walls. */
  line?: 'ink' | 'rule'
  as?: 'ul' | 'ol' | 'div'
  children: ReactNode
  className?: string
}

const wide = {
  2: 'sm:grid-cols-2',
  3: 'cells-filled',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  5: 'sm:grid-cols-3 lg:grid-cols-5',
  6: 'sm:grid-cols-3 lg:grid-cols-6',
}

/** The classes of a grid of cells, for one that is made otherwise. */
export const cellGrid = ({
  columns = 4,
  phone = 1,
  line = 'ink',
}: Pick<CellGridProps, 'columns' | 'phone' | 'line'>): string =>
  cx(
    'cells',
    phone === 2 && (columns === 3 ? '[--cells-phone:40%]' : 'grid-cols-2'),
    wide[columns],
    line === 'rule' && '[--cells:var(--color-gray-300)]',
  )

/** A grid of cells that share their borders. Children are <Cell>s (list items by default). */
export function CellGrid({ as: Tag = 'ul', children, className, ...grid }: CellGridProps) {
  return <Tag className={cx(cellGrid(grid), className)}>{children}</Tag>
}

interface CellProps {
  as?: 'li' | 'div' | 'article'
  /** The whole cell reacts to the pointer: use with a `link-cover` link inside. */
  interactive?: boolean
  /** Without padding, for cells that open with a drawing or picture. */
  flush?: boolean
  children: ReactNode
  className?: string
}

/** One cell. Put `className="link-cover"` on the link that should fill it. */
export function Cell({
  as: Tag = 'li',
  interactive = false,
  flush = false,
  children,
  className,
}: CellProps) {
  return (
    <Tag
      className={cx(
        'flex flex-col bg-paper',
        !flush && 'p-4 md:p-5',
        interactive && 'transition-colors hover:bg-green-50',
        className,
      )}
    >
      {children}
    </Tag>
  )
}
