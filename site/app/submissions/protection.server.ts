import { setTimeout as after } from 'node:timers/promises'
import type { Proof } from './proof.server.ts'
import { ageOf, newTicket, readTicket, signTicket, type Ticket, waitOf } from './ticket.server.ts'

/** The values sent with a form besides its fields. */
export interface Guard {
  readonly ticket: string
  readonly proof: string
  /** The value of the hidden field (honeypot). */
  readonly trap: string
}

/** Circumstances of one form. */
export interface Circumstances {
  readonly form: string
  /** Whether every sender has to give evidence. */
  readonly always: boolean
  /** Whether its sender has sent much lately. */
  readonly busy: boolean
}

/** The condition for storing a form. */
export type Verdict = {
  /** To send it with, now or the next time. */
  readonly ticket: Ticket
} & ({ readonly ask: 'nothing' | 'evidence' } | { readonly ask: 'budget'; readonly waitMs: number })

export interface ProtectionParts {
  readonly secret: string
  readonly proof: Proof
  /** Milliseconds since 1970: tickets are read by other processes and after a restart. */
  readonly now: () => number
  /** Resolves after so many milliseconds. */
  readonly after?: (ms: number) => Promise<unknown>
}

/**
 * Judges forms by their ticket, their time, and the trap. The demand on a sender follows from these
 * alone, never from the sender's own claims. Typed values are kept meanwhile.
 */
export class Protection {
  readonly #parts: ProtectionParts

  constructor(parts: ProtectionParts) {
    this.#parts = parts
  }

  /** A ticket for a visitor who starts to type. */
  issue(form: string): string {
    return this.sign(newTicket(form, this.#parts.now()))
  }

  sign(ticket: Ticket): string {
    return signTicket(ticket, this.#parts.secret)
  }

  /** The ticket in a text; null when it is not valid for this form. */
  read(text: string, form: string): Ticket | null {
    return readTicket(text, form, this.#parts.secret)
  }

  async judge(guard: Guard, circumstances: Circumstances): Promise<Verdict> {
    const now = this.#parts.now()
    const given = this.read(guard.ticket, circumstances.form)
    const age = given && ageOf(given, now)
    if (!given || age === 'expired') {
      // The key of an old one stays, so that a form stored under it is not stored again.
      return askForEvidence(given ?? newTicket(circumstances.form, now), now)
    }
    const isEarly = age === 'early' && !given.challenged
    const suspicious = isEarly || guard.trap !== ''
    const wanted = suspicious || given.challenged || circumstances.always || circumstances.busy
    if (!wanted || (await this.#proves(guard, given))) return { ask: 'nothing', ticket: given }
    if (!given.challenged) return askForEvidence(given, now)
    if (guard.trap !== '') return { ask: 'evidence', ticket: given }
    return { ask: 'budget', ticket: given, waitMs: waitOf(given, now) }
  }

  /** Waits the time of a confirmation. */
  async pass(ms: number): Promise<void> {
    if (ms > 0) await (this.#parts.after ?? after)(ms)
  }

  async #proves({ proof }: Guard, { key }: Ticket): Promise<boolean> {
    return proof !== '' && (await this.#parts.proof.isGiven(proof, key))
  }
}

const askForEvidence = (ticket: Ticket, now: number): Verdict => ({
  ask: 'evidence',
  ticket: { ...ticket, issuedAt: now, challenged: true },
})
