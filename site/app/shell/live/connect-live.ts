import type { LiveMessage } from '@beursvloer/contract/live/feed'
import {
  backOff,
  FIRST_BACK_OFF_MS,
  LIVE_PARAMETERS,
  LIVE_PATH,
  MAX_WAIT_SECONDS,
  SILENCE_MS,
} from '@beursvloer/contract/live/terms'

/**
 * Time limit for the first event of a stream, after which a proxy is assumed to buffer it, in ms.
 */
const FIRST_WORD_MS = 8000
/** After so many streams without a message the browser polls instead. */
const SILENT_STREAMS = 2

export interface LiveConnection {
  /** Takes in a message. */
  readonly take: (message: LiveMessage) => void
  /** The version of the known facts. */
  readonly version: () => string
  /** Between 0 and 1; for tests. */
  readonly random?: () => number
}

/**
 * Receives live facts: by a stream, or by long polling where no stream gets through. After a
 * failure it waits half to all of the back-off: a thousand browsers do not come back in one moment.
 * @returns a function that ends it
 */
export function connectLive({ take, version, random = Math.random }: LiveConnection): () => void {
  let failures = 0
  let silentStreams = typeof EventSource === 'undefined' ? SILENT_STREAMS : 0
  let hasEnded = false
  let close = (): void => undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const address = (more: Record<string, string> = {}) =>
    `${LIVE_PATH}?${new URLSearchParams({ [LIVE_PARAMETERS.since]: version(), ...more })}`
  const again = (ms: number) => {
    if (!hasEnded) timer = setTimeout(open, ms)
  }
  const failed = () => {
    close()
    failures += 1
    again((backOff(failures) * (1 + random())) / 2)
  }

  function stream(): void {
    const source = new EventSource(address())
    let hasSpoken = false
    const lost = () => {
      if (!hasSpoken) silentStreams += 1
      failed()
    }
    let silence = setTimeout(lost, FIRST_WORD_MS)
    const heard = () => {
      hasSpoken = true
      failures = 0
      silentStreams = 0
      clearTimeout(silence)
      silence = setTimeout(lost, SILENCE_MS)
    }
    close = () => {
      clearTimeout(silence)
      source.close()
    }
    source.addEventListener('beat', heard)
    source.onmessage = ({ data }) => {
      heard()
      take(JSON.parse(data))
    }
    source.onerror = lost
  }

  async function ask(): Promise<void> {
    const leaving = new AbortController()
    close = () => leaving.abort()
    const { signal } = leaving
    try {
      const answer = await fetch(address({ [LIVE_PARAMETERS.wait]: String(MAX_WAIT_SECONDS) }), {
        signal,
        headers: { accept: 'application/json' },
      })
      if (!answer.ok) throw new Error(`${answer.status}`)
      if (answer.status === 200) take(await answer.json())
      failures = 0
      // Where too many wait for news the browser polls now and then.
      again(Number(answer.headers.get('retry-after') ?? 0) * 1000 || FIRST_BACK_OFF_MS)
    } catch {
      if (!signal.aborted) failed()
    }
  }

  function open(): void {
    if (silentStreams < SILENT_STREAMS) stream()
    else void ask()
  }

  open()
  return () => {
    hasEnded = true
    clearTimeout(timer)
    close()
  }
}
