import { SEARCH_PAGE } from '@beursvloer/contract/page-addresses'
import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { useLocale } from '~/i18n/locale.tsx'
import type { LocaleCode } from '~/i18n/locales.ts'
import { FINAL_QUERY_PARAMETER, queryOf } from './query.ts'
import type { SuggestionView } from './search-view.ts'

/** Pause in typing after which is searched, in ms. */
const TYPING_PAUSE_MS = 120
/** How long a search without results must stay on show before it counts as one, in ms. */
const SETTLED_MS = 2000
/** Letters from which is searched. */
const MIN_QUERY_LENGTH = 2

export interface Suggestions {
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
export function useSuggestions(text: string): Suggestions {
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
