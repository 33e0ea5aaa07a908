import { Button, Field, SingleSelect, SingleSelectOption } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'

/** A filter by one of several values, which are in the address. */
export interface Choices {
  /** Name of the parameter. */
  readonly name: string
  readonly label: string
  /** The label of no choice. */
  readonly any: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
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
  const [params, setParams] = useSearchParams()
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        // Another selection begins at its first page.
        next.delete('page')
        return next
      },
      { replace: true },
    )
  const names = ['_q', ...choices.map(({ name }) => name), 'from', 'until']
  const date = (name: 'from' | 'until', label: string) => (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        type="date"
        value={params.get(name) ?? ''}
        onChange={({ target }) => set(name, target.value)}
      />
    </Field.Root>
  )
  return (
    <Row role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox hint={searchHint} onSearch={(words) => set('_q', words)} />
      {choices.map(({ name, label, any, options }) => (
        <Field.Root key={name} name={name}>
          <Field.Label>{label}</Field.Label>
          <SingleSelect
            value={params.get(name) ?? ''}
            onChange={(value) => set(name, String(value))}
          >
            <SingleSelectOption value="">{any}</SingleSelectOption>
            {options.map((option) => (
              <SingleSelectOption key={option.value} value={option.value}>
                {option.label}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </Field.Root>
      ))}
      {period && date('from', period.from)}
      {period && date('until', period.until)}
      {names.some((name) => params.has(name)) && (
        <Button
          variant="tertiary"
          startIcon={<Cross />}
          onClick={() =>
            setParams((before) => {
              const next = new URLSearchParams(before)
              for (const name of [...names, 'page']) next.delete(name)
              return next
            })
          }
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
    <Field.Root name="search">
      <Field.Label>Zoeken</Field.Label>
      <Field.Input
        type="search"
        placeholder={hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field.Root>
  )
}
