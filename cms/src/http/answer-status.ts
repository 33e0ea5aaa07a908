import { STATUS_CODES } from 'node:http'

/** What of a request's context is written to. */
interface Answered {
  status: number
  body: unknown
}

/**
 * Answers with a status in the shape of Strapi's errors. Nothing is thrown: Strapi would log the stack
 * trace of an error that it does not know.
 */
export function refuse(ctx: Answered, status: number): void {
  const message = STATUS_CODES[status] ?? 'Bad Request'
  ctx.status = status
  ctx.body = {
    data: null,
    error: { status, name: `${message.replaceAll(' ', '')}Error`, message, details: {} },
  }
}
