import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows a link within its page once the browser has painted the touch. The changes of a filter
 * may take a slow phone several frames, and the one that answers the finger is not to wait for
 * them.
 */
export function useFollowAfterPaint(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate()
  return (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    requestAnimationFrame(() => setTimeout(() => navigate(to, { preventScrollReset: true })))
  }
}
