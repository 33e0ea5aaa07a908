import { useCallback, useEffect, useRef, useState } from 'react'
import { tellConnectionHere } from '~/shell/connection-told.ts'

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

interface Work<Body, Answer> {
  /** What to send now; without entries it asks for news. */
  readonly bodyOf: () => Body
  /**
   * Takes an answer.
   * @returns when to send next, in ms; undefined: after the usual interval
   */
  readonly receive: (answer: Answer, sent: Body) => number | undefined
}

/** Sends JSON; null: not now, `closed`: not by this account. */
async function send<Answer>(address: string, body: unknown): Promise<Answer | 'closed' | null> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })
  if ([401, 403, 404].includes(response.status)) return 'closed'
  return response.ok ? ((await response.json()) as Answer) : null
}

/**
 * Sends what is noted on this phone as soon as there is a connection, and asks at an interval what other
 * phones noted.
 */
export function useSending<Body, Answer>(address: string, work: Work<Body, Answer>) {
  const [connection, setConnection] = useState<Connection>({ kind: 'online' })
  const latest = useRef(work)
  latest.current = work
  const wake = useRef<() => void>(() => undefined)

  // The toast would cover the page's buttons.
  useEffect(tellConnectionHere, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT_MS
    let isRunning = false
    let isEnded = false
    const later = (ms: number) => {
      clearTimeout(timer)
      if (!isEnded) timer = setTimeout(() => void run(), ms)
    }
    async function run(): Promise<void> {
      if (isRunning || isEnded) return
      isRunning = true
      const body = latest.current.bodyOf()
      const answer = await send<Answer>(address, body).catch(() => null)
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
      later(latest.current.receive(answer, body) ?? LOOK_MS)
    }
    const now = () => later(0)
    wake.current = now
    window.addEventListener('online', now)
    now()
    return () => {
      isEnded = true
      clearTimeout(timer)
      window.removeEventListener('online', now)
    }
  }, [address])

  return { connection, wake: useCallback(() => wake.current(), []) }
}
