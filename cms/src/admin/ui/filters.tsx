import { Button } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { InputField, type Option, SelectField } from './fields'
import { useParameters } from './use-parameters'

/** A filter by one of several values, which are in the address. */
export interface Choices {
  /** Name of the parameter. */
  readonly name: string
  readonly label: string
  /** The label of no choice. */
  readonly any: string
  readonly options: readonly Option[]
}

interface FiltersProps {
  readonly searchHint: string
  readonly choices: readonly Choices[]
  /** The labels of the first and the last day; null for a list without days. */
  readonly period?: { readonly from: string; readonly until: string } | null
}

const PERIOD = { from: 'Vanaf', until: 'Tot en met' }

/** Delay between the last keystroke and the search, in ms. */
const PAUSE = 300

const Row = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 1.6rem;

  & > :first-child { flex: 1 1 24rem; }
  & > :has([role='combobox']) { flex: 0 1 20rem; min-width: 16rem; }
  & > button { min-height: 4rem; }

  @media (max-width: 960px) {
    & > div:not(:first-child) { flex: 1 1 20rem; }
    & > :first-child { flex-basis: 100%; }
  }
`

/**
 * The filters of a list. They are in the address, so that they can be bookmarked and sent to a
 * colleague.
 */
export function Filters({ searchHint, choices, period = PERIOD }: FiltersProps) {
  const [params, setParameters] = useParameters()
  const set = (name: string, value: string) => setParameters({ [name]: value }, { replace: true })
  const names = ['_q', ...choices.map(({ name }) => name), 'from', 'until']
  const date = (name: 'from' | 'until', label: string) => (
    <InputField
      {...{ name, label }}
      type="date"
      value={params.get(name) ?? ''}
      onChange={(day) => set(name, day)}
    />
  )
  return (
    <Row role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox hint={searchHint} onSearch={(words) => set('_q', words)} />
      {choices.map(({ name, label, any, options }) => (
        <SelectField
          key={name}
          {...{ name, label }}
          value={params.get(name) ?? ''}
          options={[{ value: '', label: any }, ...options]}
          onChange={(value) => set(name, value)}
        />
      ))}
      {period && date('from', period.from)}
      {period && date('until', period.until)}
      {names.some((name) => params.has(name)) && (
        <Button
          variant="tertiary"
          startIcon={<Cross />}
          onClick={() => setParameters(Object.fromEntries(names.map((name) => [name, ''])))}
        >
          Wis filters
        </Button>
      )}
    </Row>
  )
}

interface SearchBoxProps {
  readonly hint: string
  readonly onSearch: (words: string) => void
}

/** The words to search for: looked up when typing pauses, and changed when the address changes. */
function SearchBox({ hint, onSearch }: SearchBoxProps) {
  const [params] = useSearchParams()
  const asked = params.get('_q') ?? ''
  const [typed, setTyped] = useState(asked)
  useEffect(() => setTyped(asked), [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the wait.
  useEffect(() => {
    if (typed.trim() === asked) return
    const wait = setTimeout(() => onSearch(typed.trim()), PAUSE)
    return () => clearTimeout(wait)
  }, [typed])
  return (
    <InputField
      name="search"
      label="Zoeken"
      type="search"
      placeholder={hint}
      value={typed}
      onChange={setTyped}
    />
  )
}
