import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in the panel of routes where a new route makes its fields anew: it goes to a field that
 * is wrong, else to the route, and to the heading of the panel once there is none.
 * @param asked from where to where; changes each time that the fields are reset
 * @returns a ref for the panel
 */
export function useRouteFocus(asked: string) {
  const panel = useRef<HTMLDetailsElement>(null)
  const shown = useRef(asked)
  useEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    const focused = document.activeElement
    if (focused && focused !== document.body) return
    const next = ['[aria-invalid=true]', '[role=status] :is(h2, p)', 'summary']
      .map((selector) => panel.current?.querySelector<HTMLElement>(selector))
      .find((element) => element)
    if (next?.matches('h2, p')) next.tabIndex = -1
    next?.focus()
  }, [asked])
  return panel
}
