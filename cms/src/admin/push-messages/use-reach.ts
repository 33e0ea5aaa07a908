import { useEffect, useState } from 'react'
import type { PushReach, PushTarget } from '../../push-messages/staff/views'
import { askReach } from './requests'

/** The number of a target's devices; null while it is loading. */
export function useReach(target: PushTarget): PushReach | null {
  const [reach, setReach] = useState<PushReach | null>(null)
  const asked = JSON.stringify(target)
  useEffect(() => {
    const stop = new AbortController()
    setReach(null)
    askReach(JSON.parse(asked), stop.signal).then(setReach, () => undefined)
    return () => stop.abort()
  }, [asked])
  return reach
}
