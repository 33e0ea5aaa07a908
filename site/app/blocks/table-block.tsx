import { Table } from '~/ui/table.tsx'
import type { BlockProps } from './block-props.ts'

/** A table that an editor typed. Columns that hold only amounts and measures are set right. */
export function TableBlock({ block, anchors }: BlockProps<'table'>) {
  const { caption, head, rows } = block
  const numeric = head
    .map((_, column) => column)
    .filter(
      (column) =>
        column > 0 && rows.every((row) => /^[€+−\-\d.,\s%]*(m²?)?$/.test(row[column] ?? '')),
    )
  return (
    <div id={anchors.own}>
      <Table caption={caption} head={head} rows={rows} numeric={numeric} />
    </div>
  )
}
