import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Form, useHref, useLocation } from 'react-router'
import { useLocale, useMessages } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { Icon } from '~/ui/icon.tsx'
import { searchMessages } from './messages.ts'
import { fieldClass, type PanelProps, panelClass } from './panel.ts'
import { FINAL_QUERY_PARAMETER, MAX_QUERY_LENGTH, queryOf } from './query.ts'
import type { SuggestionView } from './search-view.ts'
import { placesIn, SuggestionList } from './suggestion-list.tsx'

/** Pause in typing after which is searched, in ms. */
const TYPING_PAUSE_MS = 120
/** How long a search without results must stay on show before it counts as one, in ms. */
const SETTLED_MS = 2000
/** Letters from which is searched. */
const MIN_QUERY_LENGTH = 2

interface Suggestions {
  /** The latest that were found; null before anything was asked. */
  readonly found: SuggestionView | null
  readonly failed: boolean
}

const nothing: Suggestions = { found: null, failed: false }

/** Suggestions from this device, without a connection; null where there are none. */
async function suggestionsOf(locale: LocaleCode, query: string): Promise<SuggestionView | null> {
  try {
    const { searchKept } = await import('./kept/search-kept.ts')
    const { pages, suggestions } = await searchKept(locale, query)
    return pages === 0 ? null : suggestions()
  } catch {
    return null
  }
}

/** Searches while the visitor types; earlier results stay until there are newer ones. */
function useSuggestions(text: string): Suggestions {
  const locale = useLocale()
  const address = useHref(`${SEARCH_PAGE}.json`)
  const [suggestions, setSuggestions] = useState(nothing)
  // One spelling per query, so that the server has answered most of them before.
  const query = queryOf(new URLSearchParams({ [QUERY_PARAMETER]: text })).toLowerCase()
  useEffect(() => {
    if (query.length < MIN_QUERY_LENGTH) {
      setSuggestions(nothing)
      return
    }
    const stop = new AbortController()
    const search = new URLSearchParams({ [QUERY_PARAMETER]: query })
    let timer = window.setTimeout(async () => {
      try {
        const response = await fetch(`${address}?${search}`, { signal: stop.signal })
        if (!response.ok) throw new Error(`Search answered ${response.status}`)
        const found = (await response.json()) as SuggestionView
        if (stop.signal.aborted) return
        setSuggestions({ found, failed: false })
        if (found.total > 0 || found.answer) return
        search.set(FINAL_QUERY_PARAMETER, '1')
        timer = window.setTimeout(() => {
          fetch(`${address}?${search}`).catch(() => undefined)
        }, SETTLED_MS)
      } catch {
        if (stop.signal.aborted) return
        const found = await suggestionsOf(locale, query)
        if (!stop.signal.aborted) setSuggestions({ found, failed: !found })
      }
    }, TYPING_PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [query, address, locale])
  return suggestions
}

/**
 * The search of the header: a combobox whose list shows results in groups while the visitor types.
 * Arrows choose, Enter goes there or to the page with all results, Escape closes.
 */
export default function SearchPanel({ typed, opener, onClose }: PanelProps) {
  const t = useMessages(searchMessages)
  const listId = useId()
  const panel = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const location = useLocation()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const { found, failed } = useSuggestions(text)
  const query = queryOf(new URLSearchParams({ [QUERY_PARAMETER]: text }))
  const places = found ? placesIn(found) : 0

  // Before the next key: it may be on its way.
  useLayoutEffect(() => {
    setText(typed.current)
    input.current?.focus()
  }, [typed])

  // Going anywhere closes it; `first` is where it was opened.
  const [first] = useState(location.key)
  useEffect(() => {
    if (location.key !== first) onClose()
  }, [location.key, first, onClose])

  const close = () => {
    onClose()
    opener.current?.focus()
  }

  function choose(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && places > 0) {
      event.preventDefault()
      // One more position than results: the field itself.
      setActive(((active + 2 + step + places) % (places + 1)) - 1)
    }
    const chosen = active >= 0 && document.getElementById(`${listId}-${active}`)
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      chosen.click()
    }
  }

  return (
    <search
      ref={panel}
      className={panelClass}
      onBlur={({ relatedTarget }) => {
        const inside = panel.current?.contains(relatedTarget) || relatedTarget === opener.current
        if (!inside) onClose()
      }}
    >
      <Form action={SEARCH_PAGE} className="flex items-stretch border-rule border-b">
        <input
          ref={input}
          type="search"
          name={QUERY_PARAMETER}
          role="combobox"
          aria-label={t.label}
          aria-expanded={places > 0}
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
          className={fieldClass}
        />
        <button type="submit" aria-label={t.submit} className="w-14 focus-inside hover:bg-tint">
          <Icon name="search" className="mx-auto" />
        </button>
        <button
          type="button"
          aria-label={t.close}
          onClick={close}
          className="w-14 border-rule border-l focus-inside hover:bg-tint"
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
