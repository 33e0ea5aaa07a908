import type { LeadAnswer, LeadEntry } from '@beursvloer/contract/leads/calls'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readQueue, writeQueue } from '~/scanning/queue.ts'
import { useSending } from '~/scanning/use-sending.ts'
import { afterAnswer, type LeadState, leadQueueKey, nextToSend } from './lead-queue.ts'

/** Interval of asking while a visitor decides on their own phone, in ms. */
const ASKED_LOOK_MS = 4000

type Sent = { readonly entries: readonly LeadEntry[] }

/**
 * State and actions of a phone at a stand: entries are noted at once, also without a connection, and sent
 * as soon as there is one.
 * @param address to which the entries are sent
 */
export function useLeads(exhibitor: string, address: string) {
  const [state, setState] = useState<LeadState>({
    ...{ queue: [], recent: [], count: 0 },
    outcomes: new Map(),
  })
  const current = useRef(state)
  const key = leadQueueKey(exhibitor)
  const keep = useCallback(
    (changed: LeadState) => {
      current.current = changed
      writeQueue(key, changed.queue)
      setState(changed)
    },
    [key],
  )
  useEffect(() => {
    keep({ ...current.current, queue: readQueue<LeadEntry>(key) })
  }, [key, keep])

  const { connection, wake } = useSending<Sent, LeadAnswer>(address, {
    bodyOf: () => ({ entries: nextToSend(current.current) }),
    receive: (answer) => {
      keep(afterAnswer(current.current, answer))
      if (current.current.queue.length > 0) return 0
      const [latest] = answer.recent
      return latest?.state === 'asked' ? ASKED_LOOK_MS : undefined
    },
  })

  return {
    state,
    connection,
    add: (entry: LeadEntry) => {
      keep({ ...current.current, queue: [...current.current.queue, entry] })
      wake()
    },
  }
}
