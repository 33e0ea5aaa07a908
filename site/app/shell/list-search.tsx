import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { SearchField } from '~/ui/search-field.tsx'
import { FILTER_NAVIGATION, withQuery } from './filter-links.ts'
import type { ListTyping } from './list-typing.ts'

interface ListSearchProps {
  label: string
  submitLabel: string
  className?: string
  /** The result of `useListSearch`: the list follows it, and the address later. */
  typing?: ListTyping
}

/**
 * Search within a list whose filters are in the address: filters while the visitor types; without
 * JavaScript an ordinary form that keeps the other filters.
 */
export function ListSearch({ label, submitLabel, className, typing }: ListSearchProps) {
  const [params, setParams] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const query = (typing?.params ?? params).get(QUERY_PARAMETER) ?? ''
  const takenOver = useRef(false)
  // The address may change without typing ("Wis filters", back); text being typed stays as it is,
  // and text typed before hydration is searched for now.
  useEffect(() => {
    const field = form.current?.elements.namedItem(QUERY_PARAMETER)
    const first = !takenOver.current
    takenOver.current = true
    if (!(field instanceof HTMLInputElement)) return
    if (field !== document.activeElement) field.value = query
    else if (first && field.value !== query) setParams(withQuery(field.value), FILTER_NAVIGATION)
  }, [query, setParams])
  // In the server's order: it sorts the parameters of an address before it renders the page.
  const sorted = new URLSearchParams(params)
  sorted.sort()
  const others = [...sorted].filter(([name]) => name !== QUERY_PARAMETER)
  return (
    <Form ref={form} role="search" className={className} preventScrollReset replace>
      {others.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name={QUERY_PARAMETER}
        label={label}
        submitLabel={submitLabel}
        defaultValue={query}
        onChange={({ currentTarget: { value } }) =>
          typing ? typing.type(value) : setParams(withQuery(value), FILTER_NAVIGATION)
        }
      />
    </Form>
  )
}
