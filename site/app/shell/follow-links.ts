import { useContext, useEffect } from 'react'
import { UNSAFE_NavigationContext, useNavigate } from 'react-router'
import { FOLLOWED } from '~/ui/page-link.tsx'

/** Whether a click is a plain one, and not for a new tab, a download, a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The path below the basename that a click leads to, when the router has to follow it: on a link
 * that `PageLink` made, in this window, and no other listener handled it.
 */
function followedPath(event: MouseEvent, basename: string): string | null {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest(`a[${FOLLOWED}]`)
  if (!link || (link.getAttribute('target') ?? '_self') !== '_self') return null
  const href = link.getAttribute('href') ?? ''
  return basename === '/' ? href : href.slice(basename.length)
}

/** One listener follows the links of all long lists, in place of one in each of them. */
export function useFollowedLinks(): void {
  const { basename } = useContext(UNSAFE_NavigationContext)
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const path = followedPath(event, basename)
      if (path === null) return
      event.preventDefault()
      const here = window.location.pathname + window.location.search + window.location.hash
      void navigate(path, { replace: here === (basename === '/' ? path : basename + path) })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [basename, navigate])
}
