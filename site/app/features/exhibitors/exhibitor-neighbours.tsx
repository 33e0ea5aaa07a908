import { categoryPath } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { ExhibitorCell } from './exhibitor-cell.tsx'
import type { ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

/** Others of the same category, as the next doors of the street. */
export function ExhibitorNeighbours({
  category,
  neighbours,
  count,
}: {
  category: { readonly name: string; readonly slug: string }
  neighbours: readonly ExhibitorSummary[]
  /** All exhibitors of the category. */
  count: number
}) {
  const t = useMessages(exhibitorMessages)
  if (neighbours.length === 0) return null
  return (
    <Sheet
      label={
        <>
          <b className="font-semibold text-ink">{t.neighbours}</b>{' '}
          {t.neighboursLabel(category.name)}
        </>
      }
      title={t.neighboursTitle}
      link={{ to: categoryPath(category), label: t.found(count) }}
    >
      <CellGrid columns={5} phone={2} line="rule">
        {neighbours.map((exhibitor) => (
          <ExhibitorCell key={exhibitor.id} exhibitor={exhibitor} level={3} />
        ))}
      </CellGrid>
    </Sheet>
  )
}
