import type { RefusedAnswer } from '@beursvloer/contract/forms/answer'
import type { FormId } from '@beursvloer/contract/forms/definition'
import { PROOF_FIELD, TICKET_FIELD } from './field-names.ts'
import type { ProofTask, TicketAnswer } from './proof-task.ts'

/** Address for other requests about a form of this kind than sending it. */
const address = (form: FormId, what: string) => `/formulieren/${form}/${what}`

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

/**
 * Gets the browser the means to send a form: a ticket as soon as somebody begins to fill it in, and
 * a proof when it is asked for.
 */
export class FormGuard {
  readonly #form: FormId
  readonly #proofOnly: boolean
  #fetched: Promise<void> | null = null
  #ticket = ''
  /** When it is late enough to send, on the clock of `performance.now()`. */
  #notBefore = 0
  #proofWanted = false
  #proof = ''
  /** Whether the last submission was an automatic retry. */
  #repeated = false

  /**
   * @param proofOnly whether a ticket is fetched only when the server asks for one: for forms that a
   *   password manager fills in within a second
   */
  constructor(form: FormId, proofOnly = false) {
    this.#form = form
    this.#proofOnly = proofOnly
  }

  /** Fetches a ticket, once. Never rejects: without one the site asks for a proof. */
  begin(): Promise<void> {
    if (this.#proofOnly) return Promise.resolve()
    this.#fetched ??= ask<TicketAnswer>(address(this.#form, 'ticket')).then(
      ({ ticket, wait, proof }) => {
        this.#ticket = ticket
        this.#notBefore = performance.now() + wait
        this.#proofWanted = proof
      },
      () => {
        this.#fetched = null
      },
    )
    return this.#fetched
  }

  /**
   * Takes the ticket and the challenge from a refusal, for sending again.
   * @returns whether that can be done at once, without asking the visitor
   */
  heed({ ticket, challenge = false, problems }: RefusedAnswer): boolean {
    if (ticket) {
      this.#ticket = ticket
      this.#fetched = Promise.resolve()
    }
    this.#proofWanted ||= challenge
    // Once only: a second refusal needs the visitor.
    this.#repeated = challenge && !problems && !this.#repeated && this.#proof === ''
    this.#proof = ''
    return this.#repeated
  }

  /**
   * The values to send along with the form, once it is not too early.
   * @param box where a proof may show its task to the visitor
   */
  async prepare(box: HTMLElement | null): Promise<Readonly<Record<string, string>>> {
    if (!this.#ticket) await this.begin()
    const early = this.#notBefore - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    if (this.#proofWanted && this.#ticket) this.#proof = await this.#prove(box)
    return { [TICKET_FIELD]: this.#ticket, [PROOF_FIELD]: this.#proof }
  }

  async #prove(box: HTMLElement | null): Promise<string> {
    try {
      const search = new URLSearchParams({ ticket: this.#ticket })
      const task = await ask<ProofTask>(`${address(this.#form, 'opgave')}?${search}`)
      const { prove } = await import('./prove.ts')
      return await prove(task, box)
    } catch {
      return ''
    }
  }
}
