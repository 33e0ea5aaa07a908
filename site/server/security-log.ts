import { createHmac, randomBytes } from 'node:crypto'
import { SECURITY_MARK, type SecurityEvent } from '@beursvloer/contract/security-event'
import type { RefusedFile } from '../app/submissions/context.server.ts'
import type { Clock } from './http/clock.ts'
import type { Sender } from './limits/sender.ts'
import { loggedPath } from './logged-path.ts'
import type { SiteLog } from './site.ts'

/** The same sender is logged again after this, with how often it was refused in between, in ms. */
const REPEAT_MS = 60_000
/** Senders remembered; the one logged longest ago is forgotten first. */
const MAX_SENDERS = 1000
/** Length of a sender's hash in the log. */
const NAME_LENGTH = 8

interface Noted {
  readonly at: number
  refused: number
}

/**
 * Logs senders over a limit, at most a line a minute each, and rejected files. A sender is identified by
 * a keyed hash: the same until the process ends, and not traceable to a person.
 */
export class SecurityLog {
  readonly #log: SiteLog
  readonly #clock: Pick<Clock, 'now'>
  readonly #key = randomBytes(32)
  readonly #noted = new Map<string, Noted>()

  constructor(log: SiteLog, clock: Pick<Clock, 'now'>) {
    this.#log = log
    this.#clock = clock
  }

  /** @param url of the request */
  limitHit(sender: Sender, url?: string): void {
    const path = loggedPath(url)
    const name = this.#nameOf(sender)
    const now = this.#clock.now()
    const noted = this.#noted.get(name)
    if (noted && now - noted.at < REPEAT_MS) {
      noted.refused += 1
      return
    }
    const event: SecurityEvent = 'limit-hit'
    const refusedBefore = noted?.refused ?? 0
    this.#log.info({ event, sender: name, path, refusedBefore }, SECURITY_MARK)
    this.#noted.delete(name)
    this.#noted.set(name, { at: now, refused: 0 })
    const [oldest] = this.#noted.keys()
    if (this.#noted.size > MAX_SENDERS && oldest !== undefined) this.#noted.delete(oldest)
  }

  /** @param file a file that a form rejected, or the path of a request that was too large */
  uploadRefused(file: RefusedFile | { readonly path: string; readonly reason: 'size' }): void {
    const event: SecurityEvent = 'upload-refused'
    this.#log.info({ event, ...file }, SECURITY_MARK)
  }

  #nameOf({ account, device, address }: Sender): string {
    const key = account ?? device ?? address
    return createHmac('sha256', this.#key).update(key).digest('hex').slice(0, NAME_LENGTH)
  }
}
