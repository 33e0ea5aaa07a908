import { startTransition, useEffect, useMemo, useState } from 'react'
import { useOwnSignUps } from '~/shell/own-sign-ups.ts'
import { onSavedChange, savedIds } from '~/shell/saved-store.ts'
import { type Mine, OWN_STATES } from './choose-now.ts'

/** Items saved on this device, and those where the account has a place. */
export function useOwnItems(): Mine {
  const { signUps } = useOwnSignUps()
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
