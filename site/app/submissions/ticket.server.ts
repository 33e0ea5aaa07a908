import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

/** Least time between ticket and sending, in ms: nobody types faster. */
export const MINIMUM_TIME_MS = 3000
/** Lifetime of a ticket, in ms: an evening over a long form. */
const LIFETIME_MS = 12 * 60 * 60 * 1000

/** A visitor's permission to send a form once. It names the form, not the visitor. */
export interface Ticket {
  readonly form: string
  /** Idempotency key, so that a form sent twice is stored once; a UUID. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  /** Whether a proof of work was asked for with this ticket: a submission with it needs one. */
  readonly challenged: boolean
}

export type TicketAge = 'early' | 'fit' | 'expired'

const signature = (body: string, secret: string) =>
  createHmac('sha256', secret).update(`ticket:${body}`).digest('base64url')

/** A ticket for a form not sent before. */
export const newTicket = (form: string, now: number, challenged = false): Ticket => ({
  form,
  key: randomUUID(),
  issuedAt: now,
  challenged,
})

/** The ticket as text that only the holder of the secret can make. */
export function signTicket({ form, key, issuedAt, challenged }: Ticket, secret: string): string {
  const body = [form, issuedAt.toString(36), key, challenged ? 'c' : 't'].join('~')
  return `${body}~${signature(body, secret)}`
}

const SHAPE = /^([a-z-]{1,40})~([0-9a-z]{1,12})~([0-9a-f-]{36})~([ct])~([\w-]{43})$/

/** The ticket in a text; null when it was not signed with the secret, or is for another form. */
export function readTicket(text: string, form: string, secret: string): Ticket | null {
  const [, named, issuedAt = '', key = '', kind, signed = ''] = SHAPE.exec(text) ?? []
  if (named !== form) return null
  const expected = signature(text.slice(0, -signed.length - 1), secret)
  if (!timingSafeEqual(Buffer.from(signed), Buffer.from(expected))) return null
  return { form, key, issuedAt: Number.parseInt(issuedAt, 36), challenged: kind === 'c' }
}

/**
 * Whether a ticket is too young, valid or expired. One from the future was signed before the
 * system's clock was set back (only we sign them), so its age is unknown: it is valid.
 */
export function ageOf({ issuedAt }: Ticket, now: number): TicketAge {
  const age = now - issuedAt
  if (age < -MINIMUM_TIME_MS) return 'fit'
  if (age < MINIMUM_TIME_MS) return 'early'
  return age > LIFETIME_MS ? 'expired' : 'fit'
}

/**
 * Milliseconds until a form may be sent with a ticket; at most `MINIMUM_TIME_MS`, also when the
 * clock was set back.
 */
export const waitOf = (ticket: Ticket, now: number): number =>
  ageOf(ticket, now) === 'early'
    ? Math.min(MINIMUM_TIME_MS, ticket.issuedAt + MINIMUM_TIME_MS - now)
    : 0
