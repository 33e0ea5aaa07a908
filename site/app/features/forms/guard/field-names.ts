/**
 * Names of values sent along with a form besides its fields; none of a form's own begins with `_`.
 */
export const TICKET_FIELD = '_ticket'
/** An answer to a `ProofTask`. */
export const PROOF_FIELD = '_proof'
/** Honeypot: hidden from people, named to attract bots. */
export const TRAP_FIELD = 'homepage'
