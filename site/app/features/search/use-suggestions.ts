import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { queryOf } from './query.ts'
import type { SuggestionView } from './search-view.ts'

/** Pause in typing after which is searched, in ms. */
const TYPING_PAUSE_MS = 120
/** Letters from which is searched. */
const MIN_QUERY_LENGTH = 2

export interface Suggestions {
  /** The latest that were found; null before anything was asked. */
  readonly found: SuggestionView | null
  readonly failed: boolean
}

const nothing: Suggestions = { found: null, failed: false }

/** Searches while one types; what was found stays until there is something newer. */
export function useSuggestions(text: string): Suggestions {
  const address = useHref('/zoeken.json')
  const [suggestions, setSuggestions] = useState(nothing)
  // One spelling per query, so that the server has answered most of them before.
  const query = queryOf(new URLSearchParams({ q: text })).toLowerCase()
  useEffect(() => {
    if (query.length < MIN_QUERY_LENGTH) {
      setSuggestions(nothing)
      return
    }
    const stop = new AbortController()
    const timer = window.setTimeout(async () => {
      try {
        const search = new URLSearchParams({ q: query })
        const response = await fetch(`${address}?${search}`, { signal: stop.signal })
        if (!response.ok) throw new Error(`Search answered ${response.status}`)
        setSuggestions({ found: (await response.json()) as SuggestionView, failed: false })
      } catch {
        if (!stop.signal.aborted) setSuggestions({ found: null, failed: true })
      }
    }, TYPING_PAUSE_MS)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [query, address])
  return suggestions
}
