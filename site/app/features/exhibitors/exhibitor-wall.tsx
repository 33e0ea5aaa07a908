import { ALPHABET, filingLetter } from '@beursvloer/contract/text-match'
import { useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { filterLink, toggleLink } from '~/shell/filter-links.ts'
import { AlphabetRail } from '~/ui/alphabet-rail.tsx'
import { LinkButton } from '~/ui/button.tsx'
import { CellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { ExhibitorCell } from './exhibitor-cell.tsx'
import { ExhibitorFilterBar } from './exhibitor-filter-bar.tsx'
import { filterExhibitors, filterParameters, readFilters } from './exhibitor-filters.ts'
import type { ExhibitorFacets, ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

interface ExhibitorWallProps {
  exhibitors: readonly ExhibitorSummary[]
  facets: ExhibitorFacets
}

/** The wall of exhibitors with search, filters, A–Z and counter. Filters live in the address. */
export function ExhibitorWall({ exhibitors, facets }: ExhibitorWallProps) {
  const t = useMessages(exhibitorMessages)
  const [params] = useSearchParams()
  const filters = readFilters(params)
  const found = filterExhibitors(exhibitors, filters)
  const letters = new Set(
    filterExhibitors(exhibitors, { ...filters, letter: '' }).map(({ sortName }) =>
      filingLetter(sortName),
    ),
  )
  const cleared = Object.fromEntries(Object.values(filterParameters).map((name) => [name, '']))
  return (
    <div className="wrap pb-section">
      <ExhibitorFilterBar exhibitors={exhibitors} facets={facets} filters={filters} />
      <AlphabetRail
        className="mt-4"
        label={t.byLetter}
        letters={ALPHABET.map((letter) => ({
          letter,
          current: filters.letter === letter,
          to:
            letters.has(letter) || filters.letter === letter
              ? toggleLink(params, filterParameters.letter, letter)
              : undefined,
        }))}
      />
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-4">
        <p role="status" className="font-semibold tabular-nums">
          {t.found(found.length)}
        </p>
        {Object.values(filters).some(Boolean) && (
          <LinkButton to={filterLink(params, cleared)} size="sm" preventScrollReset>
            {t.clear}
          </LinkButton>
        )}
      </div>
      {found.length > 0 ? (
        <CellGrid columns={5} phone={2} line="rule">
          {found.map((exhibitor) => (
            <ExhibitorCell key={exhibitor.id} exhibitor={exhibitor} />
          ))}
        </CellGrid>
      ) : (
        <EmptyState title={t.none}>{t.noneHint}</EmptyState>
      )}
    </div>
  )
}
