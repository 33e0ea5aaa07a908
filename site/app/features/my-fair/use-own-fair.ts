import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useOwnSignUps } from '~/shell/own-sign-ups.ts'
import { onSavedChange, readSaved } from '~/shell/saved-store.ts'
import { type OwnFair, type Removed, toOwnFair, toRemoved } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'

/** A visitor's fair; `failed`: the sign-ups could not be fetched. */
interface KnownFair extends OwnFair {
  readonly removed: readonly Removed[]
  readonly failed: boolean
}

/**
 * A visitor's fair by this browser and the account; undefined until the browser has read its own
 * entries.
 */
export function useOwnFair(facts: FairFacts): KnownFair | undefined {
  const [saved, setSaved] = useState<readonly SavedEntry[]>()
  const { signUps, failed } = useOwnSignUps()
  useEffect(() => {
    const update = () => startTransition(() => setSaved(readSaved().entries))
    update()
    return onSavedChange(update)
  }, [])
  return useMemo(() => {
    if (!saved) return undefined
    const own = toOwnFair(facts, saved, signUps)
    return { ...own, removed: toRemoved(facts, saved, own), failed }
  }, [facts, saved, signUps, failed])
}
