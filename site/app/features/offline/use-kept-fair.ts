import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '~/i18n/locale.tsx'
import { fetchFairList, forgetFair, keptFair, missingOf, syncFair } from '~/shell/sync-fair.ts'

/**
 * The reason why it is not kept, or not completely: no connection, no room, or a browser that
 * refuses storage.
 */
type Failure = 'failed' | 'full' | 'refused'

function failureOf(error: unknown): Failure {
  if (!(error instanceof DOMException)) return 'failed'
  if (error.name === 'QuotaExceededError') return 'full'
  return error.name === 'SecurityError' ? 'refused' : 'failed'
}

/** The state of the fair on this device. */
export type FairOnDevice =
  | { readonly state: 'looking' | 'unsupported' | 'forgotten' }
  /** Not on this device, or outdated; the bytes to download, null while unknown. */
  | { readonly state: 'missing' | 'changed' | Failure; readonly bytes: number | null }
  /** From 0 to 1. */
  | { readonly state: 'busy'; readonly part: number }
  /** All of it, since then (ms). */
  | { readonly state: 'kept'; readonly at: number }

/** The fair on this device, and the actions on it. */
export function useKeptFair() {
  const locale = useLocale()
  const [fair, setFair] = useState<FairOnDevice>({ state: 'looking' })

  const look = useCallback(async () => {
    if (!('caches' in window) || !('serviceWorker' in navigator) || !navigator.locks) {
      setFair({ state: 'unsupported' })
      return
    }
    const kept = keptFair()
    const own = kept?.locale === locale ? kept : null
    try {
      const { bytes } = await missingOf(await fetchFairList(locale))
      if (own && bytes === 0) setFair({ state: 'kept', at: own.at })
      else setFair({ state: own ? 'changed' : 'missing', bytes })
    } catch {
      setFair(own ? { state: 'kept', at: own.at } : { state: 'missing', bytes: null })
    }
  }, [locale])

  useEffect(() => void look(), [look])

  const keep = async () => {
    setFair({ state: 'busy', part: 0 })
    try {
      // Not waited for: Firefox asks the visitor, who may not answer.
      navigator.storage.persist?.().catch(() => undefined)
      await syncFair(locale, (part) => setFair({ state: 'busy', part }))
      setFair({ state: 'kept', at: Date.now() })
    } catch (error) {
      setFair({ state: failureOf(error), bytes: null })
    }
  }
  const forget = async () => {
    await forgetFair()
    setFair({ state: 'forgotten' })
  }
  return { fair, keep, forget }
}
