import type { DoorAnswer, DoorRequest } from '@beursvloer/contract/sign-ups/door'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readQueue, writeQueue } from '~/scanning/queue.ts'
import { useSending } from '~/scanning/use-sending.ts'
import { keptSince } from '~/shell/kept-since.ts'
import {
  afterAnswer,
  type CheckInState,
  type NotCounted,
  nextToSend,
  notCounted,
  note,
  type QueuedEntry,
} from './check-in-state.ts'
import { doorQueueKey } from './door-address.ts'
import { keepList, readList } from './kept-list.ts'

type Initial = Pick<DoorAnswer, 'list' | 'isFull'>

/**
 * State and actions of a phone at the door: entries are noted at once, also without a connection,
 * and sent as soon as there is one.
 * @param address to which the entries are sent
 */
export function useDoor({ list, isFull: wasFull }: Initial, address: string) {
  const item = list.item.id
  const [book, setBook] = useState<CheckInState>({ list, queue: [] })
  const [isFull, setFull] = useState(wasFull)
  /** Whether the room is full, to be sent with the next entries. */
  const said = useRef<boolean | undefined>(undefined)
  const [refused, setRefused] = useState<readonly NotCounted[]>([])
  const current = useRef(book)
  const hasAnswer = useRef(false)

  const keep = useCallback(
    (changed: CheckInState) => {
      current.current = changed
      writeQueue(doorQueueKey(item), changed.queue)
      setBook(changed)
    },
    [item],
  )

  useEffect(() => {
    let isEnded = false
    keep({ ...current.current, queue: readQueue<QueuedEntry>(doorQueueKey(item)) })
    // The page was kept when it was opened last; the list is of the last answer.
    if (keptSince() !== null)
      void readList(item)
        .then((known) => {
          if (!known || isEnded || hasAnswer.current) return
          setFull(said.current ?? known.isFull)
          keep({ ...current.current, list: known.list })
        })
        .catch(() => undefined)
    return () => {
      isEnded = true
    }
  }, [item, keep])

  const { connection, wake } = useSending<DoorRequest, DoorAnswer>(address, {
    bodyOf: () => ({
      entries: [...nextToSend(current.current)],
      ...(said.current !== undefined && { isFull: said.current }),
    }),
    receive: (answer, sent) => {
      const problems = notCounted(current.current, answer.results)
      if (problems.length > 0) setRefused((before) => [...before, ...problems])
      if (said.current === sent.isFull) said.current = undefined
      setFull(said.current ?? answer.isFull)
      hasAnswer.current = true
      keep(afterAnswer(current.current, answer))
      void keepList(item, answer).catch(() => undefined)
      return current.current.queue.length > 0 ? 0 : undefined
    },
  })

  return {
    book,
    connection,
    refused,
    /** The book as it is this moment. */
    now: () => current.current,
    add: (entry: QueuedEntry) => {
      keep(note(current.current, entry))
      wake()
    },
    isFull,
    /** Says that the room is full, or has places again. */
    sayFull: (full: boolean) => {
      said.current = full
      setFull(full)
      wake()
    },
    forgetRefused: () => setRefused([]),
  }
}
