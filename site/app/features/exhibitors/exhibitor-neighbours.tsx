import { categoryPath } from '@beursvloer/contract/page-addresses'
import { useMessages } from '~/i18n/locale.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { Sheet } from '~/ui/sheet.tsx'
import { ExhibitorCell } from './exhibitor-cell.tsx'
import type { ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

/**
 * Number of neighbours to show so that every row is full on every screen, by the number available.
 */
const FULL_ROWS = [0, 1, 2, 3, 4, 4, 6] as const

interface ExhibitorNeighboursProps {
  category: { readonly name: string; readonly slug: string }
  /** The nearest exhibitors; others of the category for an exhibitor without a stand. */
  neighbours: readonly ExhibitorSummary[]
  /** Name of the hall they stand in; null for others of the category. */
  hall: string | null
  /** All exhibitors of the category. */
  count: number
}

/** The exhibitors around an exhibitor, drawn as houses of one street. */
export function ExhibitorNeighbours({
  category,
  neighbours,
  hall,
  count,
}: ExhibitorNeighboursProps) {
  const t = useMessages(exhibitorMessages)
  const shown = FULL_ROWS[Math.min(neighbours.length, 6)] ?? 0
  if (shown === 0) return null
  return (
    <Sheet
      label={
        <>
          <b className="font-semibold text-ink">{t.neighbours}</b>{' '}
          {t.neighboursLabel(hall ?? category.name)}
        </>
      }
      title={hall ? t.neighboursTitle : t.othersTitle}
      link={{ to: categoryPath(category), label: t.allOf(count, category.name) }}
    >
      <CellGrid columns={shown === 1 ? 2 : shown} phone={shown === 3 ? 1 : 2} line="rule">
        {neighbours.slice(0, shown).map((exhibitor) => (
          <ExhibitorCell key={exhibitor.id} exhibitor={exhibitor} />
        ))}
      </CellGrid>
    </Sheet>
  )
}
