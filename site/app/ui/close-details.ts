import { type RefObject, useEffect } from 'react'

/**
 * Closes an unfolded <details> on Escape, on a click elsewhere, and when a link or button in it was
 * chosen; focus then returns to its summary.
 */
export function useClosingDetails(root: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const close = (event: MouseEvent | KeyboardEvent) => {
      const details = root.current
      if (!details?.open) return
      const chosen = event.target instanceof Element && event.target.closest('a, button')
      const outside = !details.contains(event.target as Node)
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside || chosen) {
        details.open = false
        if (!outside) details.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('click', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('click', close)
      document.removeEventListener('keydown', close)
    }
  }, [root])
}
