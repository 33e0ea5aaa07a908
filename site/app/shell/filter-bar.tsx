import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import { FilterGroup, FilterOption, FilterSheet } from '~/ui/filter-sheet.tsx'
import type { ThemeColour } from '~/ui/theme.ts'
import { filterBarMessages } from './filter-bar-messages.ts'
import { filterLink, toggleLink } from './filter-links.ts'
import { ListSearch } from './list-search.tsx'
import type { ListTyping } from './list-typing.ts'

/** The choices of a facet of a list. */
export interface FilterChoice {
  /** Name in the address. */
  readonly parameter: string
  readonly label: string
  readonly values: readonly {
    readonly value: string
    readonly name: string
    readonly colour?: ThemeColour
  }[]
  /** The value that is chosen; '' for none. */
  readonly selected: string
  /** How many results each value would give. */
  readonly counts: ReadonlyMap<string, number>
}

interface FilterBarProps {
  /** "Zoek in het programma". */
  readonly searchLabel: string
  /** "12 resultaten", in the terms of the list. */
  readonly found: string
  /** On the button that closes the sheet: "Toon 12 resultaten". */
  readonly showFound: string
  /** Of a list that follows typing before the address does. */
  readonly typing?: ListTyping
  readonly choices: readonly FilterChoice[]
  /** How many filters are chosen, besides the search text. */
  readonly chosen: number
  /** The parameters that "Wis filters" takes out of the address; null while there is nothing to clear. */
  readonly clears: readonly string[] | null
  /** Width of the search on wide screens. */
  readonly searchClass: string
  /** Whether the counter is only read out on phones. */
  readonly countsQuietly?: boolean
  /** Beside the counter. */
  readonly children?: ReactNode
}

/** One row: search, a menu per facet with counts (a sheet on narrow screens), the counter. */
export function FilterBar(props: FilterBarProps) {
  const { typing, chosen, clears } = props
  const choices = props.choices.filter(({ values }) => values.length > 0)
  const t = useMessages(filterBarMessages)
  const [address] = useSearchParams()
  const params = typing?.params ?? address
  const clear = clears && (
    <Link
      to={filterLink(params, Object.fromEntries(clears.map((name) => [name, ''])))}
      preventScrollReset
      className="link inline-flex min-h-11 items-center text-sm"
    >
      {t.clear}
    </Link>
  )
  return (
    <div className="flex flex-wrap items-center gap-x-2 py-3 md:py-4 print:hidden">
      <ListSearch
        label={props.searchLabel}
        submitLabel={t.submit}
        typing={typing}
        className={cx('min-w-0 flex-1', props.searchClass)}
      />
      {choices.length > 0 && (
        <FilterSheet
          label={t.filters}
          chosen={chosen}
          closeLabel={t.close}
          showLabel={props.showFound}
          clear={clear}
        >
          {choices.map(({ parameter, label, values, selected, counts }) => (
            <FilterGroup
              key={parameter}
              label={label}
              chosen={values.find(({ value }) => value === selected)?.name}
            >
              {values.map(({ value, name, colour }) => (
                <FilterOption
                  key={value}
                  to={toggleLink(params, parameter, value)}
                  selected={selected === value}
                  count={counts.get(value) ?? 0}
                  theme={colour}
                >
                  {name}
                </FilterOption>
              ))}
            </FilterGroup>
          ))}
        </FilterSheet>
      )}
      <div
        className={cx(
          'flex min-h-11 items-center gap-x-4 lg:ml-auto lg:min-h-13',
          props.countsQuietly ? 'max-lg:sr-only' : 'max-lg:w-full max-lg:justify-between',
        )}
      >
        {clear && <span className="max-lg:order-last">{clear}</span>}
        <p role="status" className="font-semibold tabular-nums">
          {props.found}
        </p>
        {props.children}
      </div>
    </div>
  )
}
