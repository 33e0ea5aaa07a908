import type { DoorAnswer, DoorRequest } from '@beursvloer/contract/sign-ups/door'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readQueue, writeQueue } from '~/scanning/queue.ts'
import { useSending } from '~/scanning/use-sending.ts'
import { CACHES } from '~/shell/kept-pages.ts'
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
import { doorPagePath, doorQueueKey } from './door-address.ts'

/**
 * The part of an answer that a phone keeps: the people expected, and whether the room was said to
 * be full.
 */
type KeptList = Pick<DoorAnswer, 'list' | 'isFull'>

/** Beside the page of the door, with which it goes when the session ends. */
const addressOf = (item: string) => `${doorPagePath(item)}/lijst.json`

/** Stores the last answered list, for opening the page without a connection. */
async function keepList(item: string, { list, isFull }: KeptList): Promise<void> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return
  const kept = await caches.open(CACHES.personal)
  await kept.put(addressOf(item), Response.json({ list, isFull }))
}

/** The list as it was answered last; null where none is kept. */
async function readList(item: string): Promise<KeptList | null> {
  if (!('caches' in window)) return null
  const kept = await caches.match(addressOf(item), { cacheName: CACHES.personal })
  return kept ? ((await kept.json()) as KeptList) : null
}

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
