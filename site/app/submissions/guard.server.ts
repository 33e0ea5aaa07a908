import { PROOF_FIELD, TICKET_FIELD, TRAP_FIELD } from '~/features/forms/guard/field-names.ts'
import type { Guard } from './protection.server.ts'

/** Takes ticket, proof and trap out of a form; only its fields remain. */
export function takeGuard(sent: FormData): Guard {
  const text = (name: string) => {
    const value = sent.get(name)
    sent.delete(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    ticket: text(TICKET_FIELD),
    proof: text(PROOF_FIELD),
    trap: text(TRAP_FIELD),
  }
}
