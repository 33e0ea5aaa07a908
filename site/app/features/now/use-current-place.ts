import { useCallback, useEffect, useState } from 'react'

/** Address of a sign at a stand: `/nu?bij=2.B14`. */
const HERE_PARAMETER = 'bij'
/** Storage key of the visitor's place on this device. */
const STORAGE_KEY = 'nu-hier'

function read(): string {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? ''
  } catch {
    return ''
  }
}

function keep(key: string): void {
  try {
    if (key) sessionStorage.setItem(STORAGE_KEY, key)
    else sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // Known until the page is left.
  }
}

/**
 * The visitor's place, by its key in the floor plan's addresses; empty: none. A scanned sign
 * replaces an earlier choice. The place is kept for this visit, in this tab.
 *
 * @param renamed keys of today by those that a sign may still have
 */
export function useCurrentPlace(
  renamed: Readonly<Record<string, string>>,
): readonly [here: string, setHere: (key: string) => void] {
  const [here, setHere] = useState('')
  useEffect(() => {
    const scanned = new URLSearchParams(window.location.search).get(HERE_PARAMETER)?.trim()
    if (scanned) keep(scanned)
    const place = scanned || read()
    setHere(Object.hasOwn(renamed, place) ? (renamed[place] ?? '') : place)
  }, [renamed])
  const change = useCallback((key: string) => {
    keep(key)
    setHere(key)
  }, [])
  return [here, change]
}
