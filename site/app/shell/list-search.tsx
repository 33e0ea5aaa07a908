import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { SearchField } from '~/ui/search-field.tsx'
import { quietly, withQuery } from './filter-links.ts'
import type { ListTyping } from './list-typing.ts'

interface ListSearchProps {
  label: string
  submitLabel: string
  className?: string
  /** What `useListSearch` gave: the list follows it, and the address later. */
  typing?: ListTyping
}

/**
 * Search within a list whose filters are in the address: filters while one types; without
 * JavaScript an ordinary form that keeps the other filters.
 */
export function ListSearch({ label, submitLabel, className, typing }: ListSearchProps) {
  const [params, setParams] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const query = (typing?.params ?? params).get('q') ?? ''
  const takenOver = useRef(false)
  // The address may change without typing ("Wis filters", back); what is being typed stays alone,
  // and what was typed before the page took over is searched for now.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    const first = !takenOver.current
    takenOver.current = true
    if (!(field instanceof HTMLInputElement)) return
    if (field !== document.activeElement) field.value = query
    else if (first && field.value !== query) setParams(withQuery(field.value), quietly)
  }, [query, setParams])
  // In the server's order: it sorts the parameters of an address before it renders the page.
  const sorted = new URLSearchParams(params)
  sorted.sort()
  const others = [...sorted].filter(([name]) => name !== 'q')
  return (
    <Form ref={form} role="search" className={className} preventScrollReset replace>
      {others.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        label={label}
        submitLabel={submitLabel}
        defaultValue={query}
        onChange={({ currentTarget: { value } }) =>
          typing ? typing.type(value) : setParams(withQuery(value), quietly)
        }
      />
    </Form>
  )
}
