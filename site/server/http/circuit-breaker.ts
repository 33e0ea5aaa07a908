import type { CmsBreaker } from '../../app/content/cms-breaker.ts'

/** Error codes of a failed connect: the next call would fail too. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Error codes of a connection that ended before the answer. */
const BROKEN: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Failures in a row, other than refused connections, that open it. */
const FAILURES = 2

/** The breaker of another thread, which calls the same CMS. */
export interface PeerBreaker {
  /** @param url of the CMS that is asked now, where there are several */
  answered(url?: string): void
  /** @param isSilent it accepts calls and does not answer: waiting calls are to be aborted */
  away(since: Date, isSilent: boolean): void
}

/**
 * Knows whether the CMS answers, from every call of the site to it. While it does not, calls fail
 * at once; only the poll for the content version goes through, and its first answer closes the
 * breaker again.
 *
 * Two failures in a row open it, of which the second call began after the first one's end, when no
 * other call was answered meanwhile: one slow call, or one slow poll, never does. Failures are
 * timeouts, connections that break off, and a proxy's answers that nobody is behind it. An answer of
 * the CMS closes it, of any status.
 *
 * Of several CMS with the same content one is asked. When it does not answer the next one is, and only
 * when none of them does the breaker opens.
 */
export class CircuitBreaker implements CmsBreaker {
  #answers = 0
  #inARow = 0
  #away: Date | null = null
  readonly #waiting = new Set<AbortController>()
  readonly #closed = new Set<() => void>()
  /** Addresses that did not answer since the last answer, one after the other. */
  #failures = 0
  #at = 0
  readonly #peer: PeerBreaker | undefined
  readonly #urls: readonly string[]

  /**
   * @param peer is notified of outcomes here; reports its own by `peerAnswered` and `peerAway`
   * @param urls addresses of CMS with the same content; none: callers know the only one
   */
  constructor(peer?: PeerBreaker, urls: readonly string[] = []) {
    this.#peer = peer
    this.#urls = urls
  }

  /** Address of the CMS that is asked now. */
  get #url(): string | undefined {
    return this.#urls[this.#at]
  }

  /** Since when the CMS is known not to answer; null while it is not known. */
  get awaySince(): Date | null {
    return this.#away
  }

  /** Calls back, once, when the CMS is not away (any more). */
  whenClosed(listener: () => void): void {
    if (this.#away) this.#closed.add(listener)
    else listener()
  }

  begin(patient = false) {
    const answersBefore = this.#answers
    const inARowBefore = this.#inARow
    const url = this.#url
    const controller = new AbortController()
    if (!patient) this.#waiting.add(controller)
    const end = () => this.#waiting.delete(controller)
    return {
      url,
      signal: controller.signal,
      answered: () => {
        end()
        this.#peer?.answered(this.#url)
        this.#answered()
      },
      failed: (error: unknown, repeatable = false) => {
        end()
        if (this.#answers === answersBefore) this.#failed(error, inARowBefore, url)
        const canRepeat = isUnreachable(error) || (repeatable && isBroken(error))
        return this.#url !== url && !this.#away && canRepeat
      },
    }
  }

  /** The CMS answered the peer, which asks this one now. */
  peerAnswered(url?: string): void {
    if (url !== undefined) this.#at = Math.max(0, this.#urls.indexOf(url))
    this.#answered()
  }

  #answered(): void {
    this.#answers += 1
    this.#failures = 0
    this.#inARow = 0
    if (!this.#away) return
    this.#away = null
    const listeners = [...this.#closed]
    this.#closed.clear()
    for (const listener of listeners) listener()
  }

  /** The CMS did not answer here or the peer. */
  peerAway(since: Date, isSilent: boolean): void {
    this.#away ??= since
    if (!isSilent) return
    for (const controller of this.#waiting) controller.abort(new Error('The CMS went away'))
    this.#waiting.clear()
  }

  /** @param inARowBefore failures when the call began: calls that were under way together count once */
  #failed(error: unknown, inARowBefore: number, url: string | undefined): void {
    const isSilent = isTimeout(error)
    const isRefused = isUnreachable(error)
    if (!isSilent && !isRefused && !isBroken(error)) return
    // Another one is asked since.
    if (url !== this.#url) return
    this.#failures += 1
    if (!isRefused && this.#inARow === inARowBefore) this.#inARow += 1
    if (this.#urls.length > 1) this.#at = (this.#at + 1) % this.#urls.length
    if (this.#failures < this.#urls.length) return
    if (!isRefused && this.#inARow < FAILURES) return
    const since = this.#away ?? new Date()
    this.#peer?.away(since, isSilent)
    this.peerAway(since, isSilent)
  }
}

interface Cause {
  readonly name?: unknown
  readonly code?: unknown
  readonly response?: unknown
}

function* chainOf(error: unknown): Generator<Cause> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

const isTimeout = (error: unknown): boolean =>
  [...chainOf(error)].some(({ name }) => name === 'TimeoutError')

const isUnreachable = (error: unknown): boolean =>
  [...chainOf(error)].some(({ code }) => UNREACHABLE.has(code))

/** An answer among failures is that of a proxy. */
const isBroken = (error: unknown): boolean =>
  [...chainOf(error)].some(({ code, response }) => BROKEN.has(code) || response !== undefined)
