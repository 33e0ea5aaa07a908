import type { CmsBreaker } from '../../app/content/cms-breaker.ts'

/** Codes of a connection that was not made: whoever asks next would find nobody either. */
const UNREACHABLE: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Time-outs in a row after which calls that are still waiting are given up. */
const GIVE_UP_AFTER = 2

/**
 * Knows whether the CMS answers, from every call of the site to it. While it does not, calls fail
 * at once; only the poll for the content version goes through, and its first answer closes the
 * breaker again.
 *
 * A time-out opens it only when no other call was answered meanwhile: a CMS that is slow with one
 * call answers the poll. Any answer, whatever its status, says that it is there; a connection that
 * breaks off says nothing.
 */
export class CircuitBreaker implements CmsBreaker {
  #answers = 0
  #silences = 0
  #away: Date | null = null
  readonly #waiting = new Set<AbortController>()
  readonly #closed = new Set<() => void>()

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
    const controller = new AbortController()
    if (!patient) this.#waiting.add(controller)
    const end = () => this.#waiting.delete(controller)
    return {
      signal: controller.signal,
      answered: () => {
        end()
        this.#answered()
      },
      failed: (error: unknown) => {
        end()
        if (this.#answers === answersBefore) this.#failed(error)
      },
    }
  }

  #answered(): void {
    this.#answers += 1
    this.#silences = 0
    if (!this.#away) return
    this.#away = null
    const listeners = [...this.#closed]
    this.#closed.clear()
    for (const listener of listeners) listener()
  }

  #failed(error: unknown): void {
    const silent = isTimeout(error)
    if (!silent && !isUnreachable(error)) return
    this.#away ??= new Date()
    this.#silences += 1
    if (!silent || this.#silences < GIVE_UP_AFTER) return
    for (const controller of this.#waiting) controller.abort(new Error('The CMS went away'))
    this.#waiting.clear()
  }
}

function* chainOf(error: unknown): Generator<{ readonly name?: unknown; readonly code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

const isTimeout = (error: unknown): boolean =>
  [...chainOf(error)].some(({ name }) => name === 'TimeoutError')

const isUnreachable = (error: unknown): boolean =>
  [...chainOf(error)].some(({ code }) => UNREACHABLE.has(code))
