import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import type { OwnSignUp, OwnSignUps } from '@beursvloer/contract/sign-ups/answers'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { onSavedChange, readSaved } from '~/shell/saved-store.ts'
import { SIGN_UPS_ADDRESS } from '~/shell/sign-ups-address.ts'
import { useShell } from '~/shell/store.ts'
import { type OwnFair, toOwnFair } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'

/** The sign-ups of who is signed in; none for others, `failed` while they cannot be fetched. */
function useSignUps(): { readonly signUps: readonly OwnSignUp[]; readonly failed: boolean } {
  const account = useShell((state) => state.strapiUser?.id)
  const [answer, setAnswer] = useState<readonly OwnSignUp[] | 'failed'>([])
  useEffect(() => {
    if (account === undefined) {
      setAnswer([])
      return
    }
    let ended = false
    const load = () =>
      fetch(SIGN_UPS_ADDRESS, { headers: { accept: 'application/json' } })
        .then(async (response) => {
          if (response.status === 401) return []
          if (!response.ok) return 'failed'
          return ((await response.json()) as OwnSignUps).signUps
        })
        .catch(() => 'failed' as const)
        .then((found) => {
          if (!ended) startTransition(() => setAnswer(found))
        })
    const look = () => {
      if (document.visibilityState === 'visible') void load()
    }
    void load()
    document.addEventListener('visibilitychange', look)
    return () => {
      ended = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [account])
  return answer === 'failed' ? { signUps: [], failed: true } : { signUps: answer, failed: false }
}

/** What this browser and the account know of a visitor's fair; undefined until the browser looked. */
export function useOwnFair(facts: FairFacts): (OwnFair & { readonly failed: boolean }) | undefined {
  const [saved, setSaved] = useState<readonly SavedEntry[]>()
  const { signUps, failed } = useSignUps()
  useEffect(() => {
    const update = () => startTransition(() => setSaved(readSaved().entries))
    update()
    return onSavedChange(update)
  }, [])
  return useMemo(
    () => saved && { ...toOwnFair(facts, saved, signUps), failed },
    [facts, saved, signUps, failed],
  )
}
