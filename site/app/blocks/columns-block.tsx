import { Cell, CellGrid } from '~/ui/cells.tsx'
import { RichText } from '~/ui/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { BlockSection } from './block-section.tsx'

/** Short texts side by side. */
export function ColumnsBlock({ block, anchors }: BlockProps<'columns'>) {
  const { title, columns } = block
  return (
    <BlockSection id={anchors.own} title={title}>
      <CellGrid as="div" columns={columns.length === 2 || columns.length === 4 ? 2 : 3} line="rule">
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id and never move.
          <Cell key={index} as="div">
            {column.title && (
              <h3 id={anchors.columns[index]} className="mb-2 text-2xl">
                {column.title}
              </h3>
            )}
            <RichText value={column.body} under={3} className="text-[1rem]" />
          </Cell>
        ))}
      </CellGrid>
    </BlockSection>
  )
}
