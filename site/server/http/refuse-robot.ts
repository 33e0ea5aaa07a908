import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { isBot } from '../../app/shell/is-bot.ts'
import type { HeaderList } from './ready-response.ts'

/** Whether a request for a page comes from a robot. */
export const isRobot = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') && isBot(headers['user-agent'] ?? '')

/**
 * Answers a robot that meets an error: its status, without the error screen (requirements 2.8). Not
 * stored anywhere: a visitor at the same address gets the screen.
 */
export function refuseRobot(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  security: HeaderList,
): void {
  const body = `${status} ${STATUS_CODES[status] ?? ''}\n`
  const headers = [
    ...security,
    ...['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store'],
    ...['Content-Length', `${Buffer.byteLength(body)}`],
  ]
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
}
