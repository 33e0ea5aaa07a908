import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { isNewerBuildOut, reloadTo } from './build-check.ts'
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
export function useBuildCheck(): void {
  const { location: next } = useNavigation()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation whose data is there at once is over before it was seen on its way.
  useEffect(() => {
    if (!isNewerBuildOut()) return
    reloadTo(next ? next.pathname + next.search + next.hash : window.location.href)
  }, [next, pathname, search])
}
