import type { Refusal } from './http-error'

/** Seconds after which to try again what could not be stored. */
const RETRY_SECONDS = 30

interface Context {
  set(name: string, value: string): void
  status: number
  body: unknown
}

/** Answers why something is not taken, in the shape of Strapi's errors. */
export function answerRefusal(ctx: Context, { status, name, message, fields }: Refusal): void {
  if (status === 503) ctx.set('retry-after', String(RETRY_SECONDS))
  ctx.status = status
  const details = fields ? { fields } : {}
  ctx.body = { data: null, error: { status, name, message, details } }
}
