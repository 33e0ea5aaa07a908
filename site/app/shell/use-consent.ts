import type { ConsentPurpose } from '@beursvloer/contract/statistics/consent-cookie'
import { useEffect, useState } from 'react'

/** The code for reading and storing choices, fetched after the page. */
const choices = () => import('./choice-store.ts')

/** Whether something of another host was agreed to, and a way to agree (requirements 26.1). */
export function useConsent(purpose: ConsentPurpose): readonly [agreed: boolean, agree: () => void] {
  const [agreed, setAgreed] = useState(false)
  const look = (given: boolean) =>
    void choices().then((store) => {
      if (given) store.choose({ [purpose]: true })
      setAgreed(store.isGiven(purpose))
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once; who agrees looks again.
  useEffect(() => look(false), [])
  return [agreed, () => look(true)]
}
