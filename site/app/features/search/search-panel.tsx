import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { useMessages } from '~/i18n/locale.tsx'
import { Icon } from '~/ui/icon.tsx'
import { searchMessages } from './messages.ts'
import { MAX_QUERY_LENGTH, queryOf, searchPath } from './query.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search of the header: a combobox whose list shows results in groups while one types. Arrows
 * choose, Enter goes there or to the page with all results, Escape closes.
 */
export default function SearchPanel({ onClose }: { onClose: () => void }) {
  const t = useMessages(searchMessages)
  const listId = useId()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<Element>(null)
  const navigate = useNavigate()
  const location = useLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const { found, failed } = useSuggestions(text)
  const query = queryOf(new URLSearchParams({ q: text }))
  const paths = found?.total
    ? [...found.groups.flatMap(({ hits }) => hits.map(({ path }) => path)), searchPath(query)]
    : []

  useEffect(() => {
    opener.current = document.activeElement
    input.current?.focus()
  }, [])

  // Going anywhere closes it; `first` is where it was opened.
  const [first] = useState(location.key)
  useEffect(() => {
    if (location.key !== first) onClose()
  }, [location.key, first, onClose])

  const close = () => {
    onClose()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  function choose(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && paths.length > 0) {
      event.preventDefault()
      // One place more than there are results: the field itself.
      const places = paths.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    }
    const path = paths[active]
    if (event.key === 'Enter' && path) {
      event.preventDefault()
      navigate(path)
    }
  }

  return (
    <search
      ref={panel}
      className="absolute inset-x-0 top-full z-10 min-h-dvh animate-rise border-ink border-t border-b bg-paper md:right-0 md:left-auto md:min-h-0 md:w-152 md:border-x"
      onBlur={({ relatedTarget }) => {
        const inside = panel.current?.contains(relatedTarget) || relatedTarget === opener.current
        if (!inside) onClose()
      }}
    >
      <Form action="/zoeken" className="flex items-stretch border-rule border-b">
        <input
          ref={input}
          type="search"
          name="q"
          role="combobox"
          aria-label={t.label}
          aria-expanded={paths.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          placeholder={t.example}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={MAX_QUERY_LENGTH}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(-1)
          }}
          onKeyDown={choose}
          className="min-h-16 min-w-0 flex-1 appearance-none px-gutter font-display font-semibold text-xl -outline-offset-4 placeholder:font-medium placeholder:text-gray-500 md:px-5"
        />
        <button
          type="submit"
          aria-label={t.submit}
          className="w-14 -outline-offset-4 hover:bg-tint"
        >
          <Icon name="search" className="mx-auto" />
        </button>
        <button
          type="button"
          aria-label={t.close}
          onClick={close}
          className="w-14 border-rule border-l -outline-offset-4 hover:bg-tint"
        >
          <Icon name="close" className="mx-auto" />
        </button>
      </Form>
      <p role="status" className="sr-only">
        {found && t.found(found.total)}
      </p>
      <SuggestionList id={listId} found={found} query={query} active={active} />
      {text === '' && <p className="px-gutter py-4 text-mute text-sm md:px-5">{t.lead}</p>}
      {failed && <p className="px-gutter py-4 text-brick text-sm md:px-5">{t.failed}</p>}
    </search>
  )
}
