import { STATUS_CODES } from 'node:http'

/** Codes that differ from the name of their status. */
const CODES: Readonly<Record<number, string>> = { 422: 'ValidationError', 429: 'RateLimitError' }

const codeOf = (status: number): string =>
  CODES[status] ?? `${(STATUS_CODES[status] ?? 'Bad Request').replaceAll(' ', '')}Error`

interface Options {
  /** The code for programs; that of the status by default. */
  readonly code?: string
  /** Further fields of the answer: `{ fields }` with the problems of a form, by path. */
  readonly details?: Readonly<Record<string, unknown>>
  /** Seconds after which to try again. */
  readonly retryAfter?: number | undefined
}

/** The refusal of a request; `global::error-answers` answers it. */
export class HttpError extends Error {
  readonly code: string
  readonly details: Readonly<Record<string, unknown>>
  readonly retryAfter: number | undefined

  /**
   * @param message for the reader: a visitor's in the language of the form, a member of staff's in
   *   Dutch
   */
  constructor(
    readonly status: number,
    message = STATUS_CODES[status] ?? 'Bad Request',
    { code = codeOf(status), details = {}, retryAfter }: Options = {},
  ) {
    super(message)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
}

interface Context {
  set(name: string, value: string): void
  status: number
  body: unknown
}

/** Answers an error in the shape of Strapi's own. */
export function answerError(ctx: Context, error: HttpError): void {
  const { status, code: name, message, details, retryAfter } = error
  if (retryAfter !== undefined) ctx.set('retry-after', String(retryAfter))
  ctx.status = status
  ctx.body = { data: null, error: { status, name, message, details } }
}
