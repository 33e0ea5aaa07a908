import type { DoorAnswer, DoorRequest } from '@beursvloer/contract/sign-ups/door'
import { useCallback, useEffect, useRef, useState } from 'react'
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
import { readQueue, writeQueue } from './door-queue.ts'
import { keepList, readList } from './kept-list.ts'

/** Interval of asking for the entries of other phones, in ms. */
const LOOK_MS = 15_000
/** Wait after a sending that failed, in ms: the first, how it grows, the longest (requirements 23.5). */
const FIRST_WAIT_MS = 1000
const WAIT_FACTOR = 1.5
const MAX_WAIT_MS = 60_000

/** Whether the phone and the CMS are in sync. */
export type Connection =
  | { readonly kind: 'online' }
  | { readonly kind: 'offline'; readonly since: Date }
  /** The session ended, or the right was taken away. */
  | { readonly kind: 'closed' }

/** Sends entries; null: not now, `closed`: not by this account. */
async function send(address: string, body: DoorRequest): Promise<DoorAnswer | 'closed' | null> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.status === 401 || response.status === 403) return 'closed'
  return response.ok ? ((await response.json()) as DoorAnswer) : null
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
  const [connection, setConnection] = useState<Connection>({ kind: 'online' })
  const [refused, setRefused] = useState<readonly NotCounted[]>([])
  const current = useRef(book)
  const wake = useRef<() => void>(() => undefined)

  const keep = useCallback(
    (changed: CheckInState) => {
      current.current = changed
      writeQueue(item, changed.queue)
      setBook(changed)
    },
    [item],
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT_MS
    let isRunning = false
    let isEnded = false
    let hasAnswer = false
    const later = (ms: number) => {
      clearTimeout(timer)
      if (!isEnded) timer = setTimeout(() => void run(), ms)
    }
    async function run(): Promise<void> {
      if (isRunning || isEnded) return
      isRunning = true
      const saying = said.current
      const answer = await send(address, {
        entries: [...nextToSend(current.current)],
        ...(saying !== undefined && { isFull: saying }),
      }).catch(() => null)
      isRunning = false
      if (isEnded) return
      if (answer === 'closed') return setConnection({ kind: 'closed' })
      if (answer === null) {
        setConnection((before) =>
          before.kind === 'offline' ? before : { kind: 'offline', since: new Date() },
        )
        later(wait)
        wait = Math.min(wait * WAIT_FACTOR, MAX_WAIT_MS)
        return
      }
      wait = FIRST_WAIT_MS
      setConnection({ kind: 'online' })
      const problems = notCounted(current.current, answer.results)
      if (problems.length > 0) setRefused((before) => [...before, ...problems])
      if (said.current === saying) said.current = undefined
      setFull(said.current ?? answer.isFull)
      hasAnswer = true
      keep(afterAnswer(current.current, answer))
      void keepList(item, answer).catch(() => undefined)
      later(current.current.queue.length > 0 ? 0 : LOOK_MS)
    }
    wake.current = () => later(0)
    keep({ ...current.current, queue: readQueue(item) })
    // The page was kept when it was opened last; the list is of the last answer.
    if (keptSince() !== null)
      void readList(item)
        .then((known) => {
          if (!known || isEnded || hasAnswer) return
          setFull(said.current ?? known.isFull)
          keep({ ...current.current, list: known.list })
        })
        .catch(() => undefined)
    const now = () => later(0)
    window.addEventListener('online', now)
    now()
    return () => {
      isEnded = true
      clearTimeout(timer)
      window.removeEventListener('online', now)
    }
  }, [address, item, keep])

  return {
    book,
    connection,
    refused,
    /** The book as it is this moment. */
    now: () => current.current,
    add: (entry: QueuedEntry) => {
      keep(note(current.current, entry))
      wake.current()
    },
    isFull,
    /** Says that the room is full, or has places again. */
    sayFull: (full: boolean) => {
      said.current = full
      setFull(full)
      wake.current()
    },
    forgetRefused: () => setRefused([]),
  }
}
