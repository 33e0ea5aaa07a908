import { type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'

interface TableProps {
  caption: ReactNode
  /** Keeps the caption for screen readers only. */
  hideCaption?: boolean
  head: readonly ReactNode[]
  rows: readonly (readonly ReactNode[])[]
  /** Last rows, set as a total. */
  foot?: readonly (readonly ReactNode[])[]
  /** Columns (from 0) with amounts or measures: set right. */
  numeric?: readonly number[]
  className?: string
}

/** A specification table with ruled rows; scrolls inside itself when too wide. */
export function Table({
  caption,
  hideCaption,
  head,
  rows,
  foot = [],
  numeric = [],
  className,
}: TableProps) {
  const captionId = useId()
  const cell = (column: number) =>
    cx(
      'px-3 py-2.5 align-top first:pl-0 last:pr-0 print:py-1',
      numeric.includes(column) && 'whitespace-nowrap text-right',
    )
  const row = (cells: readonly ReactNode[], index: number, total: boolean) => (
    <tr
      key={index}
      className={total ? 'border-ink border-t font-semibold' : 'border-gray-300 border-t'}
    >
      {cells.map((content, column) =>
        column === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table's columns never move.
          <th key={column} scope="row" className={cx(cell(0), 'text-left font-medium')}>
            {content}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a table's columns never move.
          <td key={column} className={cell(column)}>
            {content}
          </td>
        ),
      )}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would ask for a heading.
    <div
      role="region"
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className={cx('overflow-x-auto', className)}
    >
      <table className="w-full border-ink border-y text-left">
        <caption
          id={captionId}
          className={hideCaption ? 'sr-only' : 'pb-2 text-left font-semibold'}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {head.map((content, column) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: a table's columns never move.
                key={column}
                scope="col"
                className={cx(cell(column), 'font-semibold text-mute text-sm')}
              >
                {content}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map((cells, index) => row(cells, index, false))}</tbody>
        {foot.length > 0 && <tfoot>{foot.map((cells, index) => row(cells, index, true))}</tfoot>}
      </table>
    </div>
  )
}
