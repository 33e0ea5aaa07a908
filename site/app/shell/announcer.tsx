import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Announces the title of the page to screen readers after a client navigation. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [title, setTitle] = useState('')
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first || title) setTitle(document.title)
  }, [pathname, first, title])
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true" role="status">
      {title}
    </p>
  )
}
