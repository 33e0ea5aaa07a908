import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderList } from './ready-response.ts'
import { isRobot } from './refuse-robot.ts'

/** Messages for visitors when the server itself answers instead of a page. */
const MESSAGES = {
  400: ['Deze aanvraag klopt niet.', 'This request is not valid.'],
  403: [
    'Dit formulier is niet vanaf deze site verstuurd.',
    'This form was not sent from this site.',
  ],
  404: ['Page not found', 'Page not found'],
  405: ['Dit kan hier niet.', 'This is not possible here.'],
  413: ['Wat u verstuurt is te groot.', 'What you are sending is too large.'],
  414: ['Dit adres is te lang.', 'This address is too long.'],
  424: ['Dit pictogram is hier niet.', 'This icon is not available here.'],
  429: [
    'U doet te veel aanvragen achter elkaar. Wacht even en probeer het opnieuw.',
    'Too many requests in a row. Please wait a moment and try again.',
  ],
  500: [
    'Er ging iets mis bij ons. Probeer het later opnieuw.',
    'Something failed. Try again later.',
  ],
  503: [
    'De site is even niet bereikbaar. Probeer het over enkele seconden opnieuw.',
    'The site is briefly unavailable. Please try again in a few seconds.',
  ],
} as const

export type RefusalStatus = keyof typeof MESSAGES

export interface RefusalOptions {
  readonly security: HeaderList
  /** Seconds until a new try is useful. */
  readonly retryAfter?: number
  /** Methods that are allowed here. */
  readonly allow?: string
}

/**
 * Answers with an error of the server itself: a small page for browsers, otherwise one line of
 * text.
 */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  status: RefusalStatus,
  options: RefusalOptions,
): void {
  const english = /^\/en(?:[/?.]|$)/.test(request.url ?? '')
  const html = !isRobot(request) && request.headers.accept?.includes('text/html')
  const message = MESSAGES[status][english ? 1 : 0]
  const body = html ? page(english, message) : `${message}\n`
  const type = html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8'
  const headers = [...options.security, 'Content-Type', type, 'Cache-Control', 'no-store']
  if (options.retryAfter !== undefined) headers.push('Retry-After', `${options.retryAfter}`)
  if (options.allow) headers.push('Allow', options.allow)
  headers.push('Content-Length', `${Buffer.byteLength(body)}`)
  // An unread body must not block the connection.
  if (status === 413 || status === 403) headers.push('Connection', 'close')
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function page(english: boolean, message: string): string {
  const [language, heading, back, home] = english
    ? ['en', 'Something went wrong', 'Back to home', '/en']
    : ['nl', 'Er is iets fout gegaan', 'Terug naar home', '/']
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading}</title></head><body><main><h1>${heading}</h1><p>${message}</p><p><a href="${home}">${back}</a></p></main></body></html>`
}
