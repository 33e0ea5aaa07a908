import { type PointerEvent, useEffect } from 'react'
import type { FormSession } from './form-session.ts'

/** Tells the session while a pointer is down in the form; returns the handler of `pointerdown`. */
export function usePress(session: FormSession): (event: PointerEvent) => void {
  useEffect(() => {
    // After the click that follows the release.
    const release = () => setTimeout(() => session.release())
    addEventListener('pointerup', release)
    addEventListener('pointercancel', release)
    return () => {
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    }
  }, [session])
  return ({ button }) => {
    // Menus of other buttons may swallow the release.
    if (button === 0) session.press()
  }
}
