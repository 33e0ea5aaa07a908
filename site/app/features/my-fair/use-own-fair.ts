import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { useOwnSignUps } from '~/shell/own-sign-ups.ts'
import { onSavedChange, readSaved } from '~/shell/saved-store.ts'
import { type OwnFair, toOwnFair } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'

/**
 * A visitor's fair by this browser and the account; undefined until the browser has read its own
 * entries.
 */
export function useOwnFair(facts: FairFacts): (OwnFair & { readonly failed: boolean }) | undefined {
  const [saved, setSaved] = useState<readonly SavedEntry[]>()
  const { signUps, meetings, failed } = useOwnSignUps()
  useEffect(() => {
    const update = () => startTransition(() => setSaved(readSaved().entries))
    update()
    return onSavedChange(update)
  }, [])
  return useMemo(
    () => saved && { ...toOwnFair(facts, saved, signUps, meetings), failed },
    [facts, saved, signUps, meetings, failed],
  )
}
