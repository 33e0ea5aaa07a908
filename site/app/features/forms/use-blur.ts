import { useEffect, useMemo } from 'react'
import type { FormSession } from './form-session.ts'

/**
 * Tells the session which fields were left. While a pointer is down that waits: a message that
 * appears at the press of a button would move the button away from under the finger.
 */
export function useBlur(session: FormSession): { press: () => void; blur: (path: string) => void } {
  const held = useMemo(() => ({ pressed: false, left: new Set<string>() }), [])
  useEffect(() => {
    const release = () => {
      // After the click that follows the release.
      setTimeout(() => {
        held.pressed = false
        for (const path of held.left) session.blur(path)
        held.left.clear()
      })
    }
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [session, held])
  return {
    press() {
      held.pressed = true
    },
    blur(path) {
      if (held.pressed) held.left.add(path)
      else session.blur(path)
    },
  }
}
