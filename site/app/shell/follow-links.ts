import { useContext, useEffect } from 'react'
import { UNSAFE_NavigationContext, useNavigate } from 'react-router'
import { FOLLOWED } from '~/ui/page-link.tsx'

/** Whether a click is a plain one, and not for a new tab, a download, a menu. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The link that is clicked, when the router has to follow it: one that `PageLink` made, in this
 * window, and no other listener handled it.
 */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlain(event) || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>(`a[${FOLLOWED}]`)
  return link && (link.target || '_self') === '_self' ? link : null
}

/**
 * One listener follows the links of all long lists, in place of one in each of them. Another page
 * fades in, also on the way back; a choice on the same page shows at once.
 */
export function useFollowedLinks(): void {
  const { basename } = useContext(UNSAFE_NavigationContext)
  const navigate = useNavigate()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = followedLink(event)
      if (!link) return
      event.preventDefault()
      const path = link.getAttribute('href') ?? ''
      void navigate(basename === '/' ? path : path.slice(basename.length), {
        replace: link.href === window.location.href,
        viewTransition: link.pathname !== window.location.pathname,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [basename, navigate])
}
