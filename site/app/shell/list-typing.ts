import { QUERY_PARAMETER } from '@beursvloer/contract/search-parameters'
import {
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import {
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router'
import { FILTER_NAVIGATION, withQuery } from './filter-links.ts'

/** The parameters of a list with the text being typed. */
export type ListTyping = ReturnType<typeof useListSearch>

/** How long typing has to rest before the text goes into the address, in ms. */
const REST = 300

/** The router's key of the address that the browser is at, which may not be rendered yet. */
const keyOf = ({ state }: History): string => state?.key ?? 'default'

/**
 * Lets a list follow each key; the address, on which the whole page depends, follows when typing
 * rests.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)
  const sent = useRef<string | null>(null)
  // Links of filters are followed a moment after the click: text typed since then stays.
  const typedAt = useRef(0)
  const clickedAt = useRef(0)
  useEffect(() => {
    const click = () => {
      clickedAt.current = performance.now()
    }
    document.addEventListener('click', click)
    return () => document.removeEventListener('click', click)
  }, [])
  const isBack = useNavigationType() === 'POP'
  const inAddress = params.get(QUERY_PARAMETER) ?? ''
  const { key } = useLocation()
  const { state } = useNavigation()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  // The address counts again when it took what was typed, or was changed otherwise ("Wis filters").
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address counts, also one to the same.
  useEffect(() => {
    const own = sent.current
    sent.current = null
    const since = !isBack && own === null && typedAt.current > clickedAt.current
    setTyped((text) => (since || (inAddress === own && text !== own) ? text : null))
  }, [key])
  useEffect(() => {
    // A visitor who went on meanwhile, to another page or another filter, is not called back.
    if (typed === null || state !== 'idle') return
    const timer = window.setTimeout(() => {
      // Not rendered yet, the way to another page is known to the router alone.
      if (keyOf(window.history) !== key || router?.state.navigation.state !== 'idle') return
      sent.current = typed
      setParams(withQuery(typed), FILTER_NAVIGATION)
    }, REST)
    return () => window.clearTimeout(timer)
  }, [typed, setParams, state, key, router])
  return {
    params: useMemo(
      () => (typed === null ? params : withQuery(typed)(new URLSearchParams(params))),
      [params, typed],
    ),
    type: useCallback((text: string) => {
      typedAt.current = performance.now()
      startTransition(() => setTyped(text))
    }, []),
  }
}
