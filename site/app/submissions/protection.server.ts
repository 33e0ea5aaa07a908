import type { Proof } from './proof.server.ts'
import { ageOf, newTicket, readTicket, signTicket, type Ticket } from './ticket.server.ts'

/** What came with a form besides its fields. */
export interface Guard {
  readonly ticket: string
  readonly proof: string
  /** What stands in the field that people do not see. */
  readonly trap: string
  /** Whether a script of the page sent it. */
  readonly scripted: boolean
}

/** Circumstances of one form. */
export interface Circumstances {
  readonly form: string
  /** Whether every browser has to give a proof. */
  readonly always: boolean
  /** Whether its sender has sent much lately. */
  readonly busy: boolean
}

/** What has to happen before a form may be stored. */
export interface Verdict {
  readonly ask: 'nothing' | 'check' | 'proof'
  /** To send it with, now or the next time. */
  readonly ticket: Ticket
}

export interface ProtectionParts {
  readonly secret: string
  readonly proof: Proof
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/**
 * Judges forms by their ticket, their time, and the trap. What is suspicious is asked for a proof
 * where there is JavaScript, else to be checked and sent again; both keep what was typed.
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

  /** The ticket that a text holds; null when it is none of ours for this form. */
  read(text: string, form: string): Ticket | null {
    return readTicket(text, form, this.#parts.secret)
  }

  async judge(guard: Guard, circumstances: Circumstances): Promise<Verdict> {
    const now = this.#parts.now()
    const given = this.read(guard.ticket, circumstances.form)
    const age = given && ageOf(given, now)
    if (!given || age === 'expired') {
      // The key of an old one stays, so that what was stored under it is not stored again.
      const renewed = { ...(given ?? newTicket(circumstances.form, now)), issuedAt: now }
      return guard.scripted ? { ask: 'proof', ticket: renewed } : askToCheck(renewed)
    }
    const suspicious = age === 'early' || guard.trap !== ''
    if (guard.scripted) {
      const wanted = suspicious || circumstances.always || circumstances.busy
      const proven = wanted && (await this.#proves(guard, given))
      return { ask: wanted && !proven ? 'proof' : 'nothing', ticket: given }
    }
    // Without scripts the page in between is the proof.
    return given.checked && !suspicious ? { ask: 'nothing', ticket: given } : askToCheck(given)
  }

  async #proves({ proof }: Guard, { key }: Ticket): Promise<boolean> {
    return proof !== '' && (await this.#parts.proof.isGiven(proof, key))
  }
}

/** The time since the ticket goes on: who reads the page has waited long enough. */
const askToCheck = (ticket: Ticket): Verdict => ({
  ask: 'check',
  ticket: { ...ticket, checked: true },
})
