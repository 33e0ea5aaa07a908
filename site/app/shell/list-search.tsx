import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { SearchField } from '~/ui/search-field.tsx'

interface ListSearchProps {
  label: string
  submitLabel: string
  className?: string
}

/** Filtering while one types neither scrolls nor fills the browser's history. */
const quietly = { replace: true, preventScrollReset: true }

const withQuery = (text: string) => (current: URLSearchParams) => {
  if (text) current.set('q', text)
  else current.delete('q')
  return current
}

/**
 * Search within a list whose filters are in the address: filters while one types; without
 * JavaScript an ordinary form that keeps the other filters.
 */
export function ListSearch({ label, submitLabel, className }: ListSearchProps) {
  const [params, setParams] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const query = params.get('q') ?? ''
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
        onChange={(event) => setParams(withQuery(event.currentTarget.value), quietly)}
      />
    </Form>
  )
}

/**
 * For lists that are filtered in the browser: the page's data are the same for every filter, so a
 * change of filter asks the server nothing.
 */
export const sameListForEveryFilter = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}): boolean => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate)
