import { useEffect, useRef } from 'react'
import { Form, useSearchParams } from 'react-router'
import { SearchField } from '~/ui/search-field.tsx'

interface ListSearchProps {
  label: string
  submitLabel: string
  className?: string
}

/**
 * Search within a list whose filters are in the address: filters while one types; without
 * JavaScript an ordinary form that keeps the other filters.
 */
export function ListSearch({ label, submitLabel, className }: ListSearchProps) {
  const [params, setParams] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const query = params.get('q') ?? ''
  // The address may change without typing ("Wis filters", back); what is being typed stays alone.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = query
  }, [query])
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
        onChange={(event) => {
          const typed = event.currentTarget.value
          setParams(
            (current) => {
              if (typed) current.set('q', typed)
              else current.delete('q')
              return current
            },
            { replace: true, preventScrollReset: true },
          )
        }}
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
