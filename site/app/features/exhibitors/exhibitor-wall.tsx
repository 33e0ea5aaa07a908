import { ALPHABET } from '@beursvloer/contract/text-match'
import { memo } from 'react'
import { useMessages } from '~/i18n/locale.tsx'
import type { Filtered } from '~/shell/apply-facets.ts'
import { FilterBar, type FilterChoice } from '~/shell/filter-bar.tsx'
import { toggleLink } from '~/shell/filter-links.ts'
import type { ListTyping } from '~/shell/list-typing.ts'
import { useListSearch } from '~/shell/list-typing.ts'
import { AlphabetRail } from '~/ui/alphabet-rail.tsx'
import { cellGrid } from '~/ui/cells.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import { SkipTo } from '~/ui/skip-to.tsx'
import { useHydrated } from '~/ui/use-hydrated.ts'
import { ExhibitorParts } from './exhibitor-cell.tsx'
import {
  applyFilters,
  type ExhibitorFacet,
  type ExhibitorFilters,
  filterParameters,
  readFilters,
} from './exhibitor-filters.ts'
import type { ExhibitorFacets, ExhibitorSummary } from './exhibitor-summary.ts'
import { exhibitorMessages } from './messages.ts'

interface ExhibitorFilterBarProps {
  facets: ExhibitorFacets
  filters: ExhibitorFilters
  filtered: Filtered<ExhibitorSummary, ExhibitorFacet>
  typing: ListTyping
}

/** Search, menus of theme, hall and pavilion, and the counter; under them A–Z. */
function ExhibitorFilterBar({
  facets,
  filters,
  filtered: { found, counts },
  typing,
}: ExhibitorFilterBarProps) {
  const t = useMessages(exhibitorMessages)
  const choice = (
    facet: ExhibitorFacet,
    label: string,
    values: FilterChoice['values'],
  ): FilterChoice => ({
    parameter: filterParameters[facet],
    label,
    values,
    selected: filters[facet],
    counts: counts[facet],
  })
  const { query, ...others } = filters
  const chosen = Object.values(others).filter(Boolean).length
  return (
    <>
      <FilterBar
        searchLabel={t.search}
        found={t.found(found.length)}
        showFound={t.showFound(found.length)}
        typing={typing}
        choices={[
          choice(
            'theme',
            t.byTheme,
            facets.themes.map(({ slug, name, colour }) => ({ value: slug, name, colour })),
          ),
          choice(
            'hall',
            t.byHall,
            facets.halls.map(({ number, name }) => ({ value: String(number), name })),
          ),
          choice(
            'pavilion',
            t.byPavilion,
            facets.pavilions.map(({ slug, name }) => ({ value: slug, name })),
          ),
        ]}
        chosen={chosen}
        clears={query || chosen > 0 ? Object.values(filterParameters) : null}
        searchClass="lg:max-w-80"
      />
      <AlphabetRail
        className="mb-3 md:mb-4 print:hidden"
        label={t.byLetter}
        letters={ALPHABET.map((letter) => ({
          letter,
          current: filters.letter === letter,
          to:
            counts.letter.has(letter) || filters.letter === letter
              ? toggleLink(typing.params, filterParameters.letter, letter)
              : undefined,
        }))}
      />
    </>
  )
}

/** Id of the results. */
const RESULTS = 'resultaten'

interface ExhibitorWallProps {
  exhibitors: readonly ExhibitorSummary[]
  facets: ExhibitorFacets
}

/**
 * Cells of the wall that are laid out together, when they come near the screen: full rows of two,
 * three and five.
 */
const BLOCK = 30

const grid = cellGrid({ columns: 5, phone: 2, line: 'rule' })

const near = `when-near not-first:-mt-px [contain-intrinsic-block-size:auto_142rem] sm:[contain-intrinsic-block-size:auto_95rem] lg:[contain-intrinsic-block-size:auto_57rem] ${grid}`

/**
 * The wall of exhibitors with search, filters, A–Z and counter. Filters live in the address; cells
 * outside them are hidden, and nothing is rendered anew.
 */
export function ExhibitorWall(props: ExhibitorWallProps) {
  const served = useHydrated()
  return <Wall {...props} served={served} />
}

const Wall = memo(function Wall({
  exhibitors,
  facets,
  served,
}: ExhibitorWallProps & { served: boolean }) {
  const t = useMessages(exhibitorMessages)
  const typing = useListSearch()
  const filters = readFilters(typing.params)
  const filtered = applyFilters(exhibitors, filters)
  const found = new Set(filtered.found)
  return (
    <div className="wrap pb-section">
      <SkipTo id={RESULTS}>{t.toResults}</SkipTo>
      <ExhibitorFilterBar facets={facets} filters={filters} filtered={filtered} typing={typing} />
      <div id={RESULTS} tabIndex={-1}>
        {found.size === 0 && <EmptyState title={t.none}>{t.noneHint}</EmptyState>}
        <div hidden={found.size === 0}>
          <Blocks exhibitors={exhibitors} found={found} served={served} />
        </div>
      </div>
    </div>
  )
})

interface BlocksProps {
  exhibitors: readonly ExhibitorSummary[]
  /** Exhibitors that match the filters. */
  found: ReadonlySet<ExhibitorSummary>
  served: boolean
}

/**
 * The cells in blocks, of which the browser lays out those near the screen. Filtered cells close up
 * across the borders of blocks: then there are no blocks, and each cell is laid out by itself. A
 * block without a found cell is hidden as a whole: its cells take no time.
 */
function Blocks({ exhibitors, found, served }: BlocksProps) {
  const isFiltered = found.size < exhibitors.length
  const starts = exhibitors.flatMap((_, index) => (index % BLOCK === 0 ? [index] : []))
  return (
    // biome-ignore lint/a11y/useSemanticElements: blocks stand between the list and its items.
    <div
      role="list"
      data-filtered={isFiltered ? '' : undefined}
      className={isFiltered ? grid : undefined}
    >
      {starts.map((start) => {
        const block = exhibitors.slice(start, start + BLOCK)
        const isEmpty = !block.some((exhibitor) => found.has(exhibitor))
        return (
          <div
            key={start}
            role="none"
            className={isFiltered ? (isEmpty ? 'hidden' : 'cells contents!') : near}
          >
            {block.map((exhibitor) => (
              // biome-ignore lint/a11y/useSemanticElements: see above.
              <div
                key={exhibitor.id}
                role="listitem"
                hidden={!isEmpty && !found.has(exhibitor)}
                className="flex flex-col bg-paper transition-colors hover:bg-green-50"
              >
                <ExhibitorParts exhibitor={exhibitor} level={2} served={served} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}
