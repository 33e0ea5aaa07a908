import { useSyncExternalStore } from 'react'
import { applyScheme, SCHEME_KEY } from './scheme-script.ts'

/** A visitor's choice; null: that of the device. */
export type ColourScheme = 'light' | 'dark'

const listeners = new Set<() => void>()

/** The choice in this page; null also before the page knows. */
const read = (): ColourScheme | null =>
  (document.documentElement.dataset.scheme || null) as ColourScheme | null

const subscribe = (listener: () => void): (() => void) => {
  // Another tab chose.
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === SCHEME_KEY) applyScheme(newValue)
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

/** Chooses a scheme, for this page and the next ones on this device; null leaves it to the device. */
export function chooseScheme(scheme: ColourScheme | null): void {
  applyScheme(scheme)
  try {
    if (scheme) localStorage.setItem(SCHEME_KEY, scheme)
    else localStorage.removeItem(SCHEME_KEY)
  } catch {
    // Storage is closed: the choice holds for this page.
  }
  for (const listener of listeners) listener()
}

/** The visitor's choice; null: that of the device, and on the server. */
export const useChosenScheme = (): ColourScheme | null =>
  useSyncExternalStore(subscribe, read, () => null)
