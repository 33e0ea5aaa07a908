import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { type LocaleCode, localeCookie } from '~/i18n/locales.ts'
import { reloadTo, watchBuilds } from './build-check.ts'
import { prefetchRoutes } from './preload.ts'
import { startRoute } from './store.ts'

/** Closes menus on every route change and moves focus to the new page's heading. */
export function useRouteStart(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    startRoute()
    if (previous.current === pathname) return
    previous.current = pathname
    if (window.location.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

/** Loads the next page from the server once a newer build is out (requirements 6.5). */
export function useBuildCheck(buildId: string | undefined): void {
  const newer = useRef(false)
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!buildId) return
    const stopWatching = watchBuilds(buildId, () => {
      newer.current = true
    })
    const stopPrefetch = prefetchRoutes(buildId)
    return () => {
      stopWatching()
      stopPrefetch()
    }
  }, [buildId])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation whose data is there at once is over before it was seen on its way.
  useEffect(() => {
    if (!newer.current) return
    reloadTo(next ? next.pathname + next.search + next.hash : window.location.href)
  }, [next, pathname, search])
}

/** Remembers the language of the page for the next visit. */
export function useLocaleCookie(locale: LocaleCode | undefined): void {
  useEffect(() => {
    if (!locale) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = localeCookie(locale, window.location.protocol === 'https:')
  }, [locale])
}
