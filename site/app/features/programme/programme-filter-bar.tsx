import { useMessages } from '~/i18n/locale.tsx'
import { FilterBar, type FilterChoice } from '~/shell/filter-bar.tsx'
import type { ListTyping } from '~/shell/list-typing.ts'
import { programmeMessages } from './messages.ts'
import { type Facet, filterParameters } from './programme-filters.ts'
import type { ProgrammeState } from './programme-state.ts'
import type { ProgrammeView } from './programme-view.ts'
import { summaryMessages } from './summary-messages.ts'

/** Types in the order of the filter. */
const types = ['lecture', 'knowledge-session', 'tour', 'debate', 'other'] as const
const languages = ['nl', 'en'] as const

interface ProgrammeFilterBarProps {
  programme: ProgrammeView
  state: ProgrammeState
  typing: ListTyping
}

/** Search, menus of type, theme, room and language, and the counter. */
export default function ProgrammeFilterBar({ programme, state, typing }: ProgrammeFilterBarProps) {
  const t = useMessages(programmeMessages)
  const { inLanguage } = useMessages(summaryMessages)
  const { filters, filterCount, shown } = state
  const { items, rooms, themes } = programme
  const choice = (facet: Facet, label: string, values: FilterChoice['values']): FilterChoice => ({
    parameter: filterParameters[facet],
    label,
    values,
    selected: filters[facet],
    counts: shown.counts[facet],
  })
  const choices = [
    choice(
      'type',
      t.byType,
      types
        .filter((type) => items.some((item) => item.type === type))
        .map((type) => ({ value: type, name: t.types[type] })),
    ),
    choice(
      'theme',
      t.byTheme,
      themes.map(({ slug, name, colour }) => ({ value: slug, name, colour })),
    ),
    choice(
      'room',
      t.byRoom,
      rooms.map(({ slug, name }) => ({ value: slug, name })),
    ),
    choice(
      'language',
      t.byLanguage,
      languages
        .filter((code) => items.some((item) => item.spokenLanguage === code))
        .map((code) => ({ value: code, name: inLanguage[code] })),
    ),
  ]
  return (
    <FilterBar
      searchLabel={t.search}
      found={t.found(shown.found.length)}
      showFound={t.showFound(shown.found.length)}
      typing={typing}
      choices={choices.filter(({ values }) => values.length > 1)}
      chosen={choices.filter(({ selected }) => selected).length}
      clears={filterCount > 0 ? Object.values(filterParameters) : null}
      searchClass="lg:max-w-72"
    />
  )
}
