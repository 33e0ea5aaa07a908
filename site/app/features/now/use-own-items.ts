import type { OwnSignUp, OwnSignUps } from '@beursvloer/contract/sign-ups/answers'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { onSavedChange, savedIds } from '~/shell/saved-store.ts'
import { SIGN_UPS_ADDRESS } from '~/shell/sign-ups-address.ts'
import { useShell } from '~/shell/store.ts'
import { type Mine, OWN_STATES } from './choose-now.ts'

async function fetchSignUps(): Promise<readonly OwnSignUp[]> {
  const response = await fetch(SIGN_UPS_ADDRESS, { headers: { accept: 'application/json' } })
  return response.ok ? ((await response.json()) as OwnSignUps).signUps : []
}

/** The sign-ups of who is signed in, asked for again when one comes back to the page. */
function useSignUps(): readonly OwnSignUp[] {
  const account = useShell((state) => state.strapiUser?.id)
  const [signUps, setSignUps] = useState<readonly OwnSignUp[]>([])
  useEffect(() => {
    if (account === undefined) {
      setSignUps([])
      return
    }
    let hasEnded = false
    const load = () => {
      if (document.visibilityState !== 'visible') return
      fetchSignUps()
        .then((found) => {
          if (!hasEnded) startTransition(() => setSignUps(found))
        })
        // Without a connection what was known stays.
        .catch(() => undefined)
    }
    load()
    document.addEventListener('visibilitychange', load)
    return () => {
      hasEnded = true
      document.removeEventListener('visibilitychange', load)
    }
  }, [account])
  return signUps
}

/** What this device saved and the account has a place at. */
export function useOwnItems(): Mine {
  const signUps = useSignUps()
  const [saved, setSaved] = useState<readonly string[]>([])
  useEffect(() => {
    const update = () => startTransition(() => setSaved(savedIds('session')))
    update()
    return onSavedChange(update)
  }, [])
  return useMemo(() => {
    const claims = signUps.flatMap(({ item, state }) => {
      const claim = OWN_STATES.find((known) => known === state)
      return claim ? [[item, claim] as const] : []
    })
    return new Map([...saved.map((id) => [id, 'saved'] as const), ...claims])
  }, [saved, signUps])
}
