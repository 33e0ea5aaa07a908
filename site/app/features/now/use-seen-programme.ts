import { useCallback, useEffect, useState } from 'react'
import { fairNow } from '~/i18n/clock.ts'
import { type Seen, seenNow } from './changes.ts'
import type { NowItem } from './now-facts.ts'

/** Where this device keeps the programme as it saw it last. */
const STORAGE_KEY = 'nu-gezien'

function read(): Seen | null {
  try {
    const seen = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Partial<Seen> | null
    return typeof seen?.at === 'string' && typeof seen.items === 'object' && seen.items
      ? { at: seen.at, items: seen.items }
      : null
  } catch {
    return null
  }
}

/**
 * The programme as last marked as seen on this device, and a function that marks it as seen now. The
 * first visit marks it automatically; later only the visitor does, so that a list of changes stays.
 */
export function useSeenProgramme(items: readonly NowItem[]): readonly [Seen | null, () => void] {
  const [seen, setSeen] = useState<Seen | null>(null)
  const see = useCallback(() => {
    const now = seenNow(items, fairNow())
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(now))
    } catch {
      // Private mode or a full storage: known until the page is left.
    }
    setSeen(now)
  }, [items])
  useEffect(() => {
    const kept = read()
    if (kept) setSeen(kept)
    else if (items.length > 0) see()
  }, [items, see])
  return [seen, see]
}
