import { ALPHABET } from '@beursvloer/contract/text-match'
import { useMessages } from '~/i18n/locale.tsx'
import type { Filtered } from '~/shell/apply-facets.ts'
import { FilterBar, type FilterChoice } from '~/shell/filter-bar.tsx'
import { toggleLink } from '~/shell/filter-links.ts'
import type { ListTyping } from '~/shell/list-typing.ts'
import { AlphabetRail } from '~/ui/alphabet-rail.tsx'
import {
  type ExhibitorFacet,
  type ExhibitorFilters,
  filterParameters,
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
export function ExhibitorFilterBar({
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
