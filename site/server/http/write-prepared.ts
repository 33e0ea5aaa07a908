import type { ServerResponse } from 'node:http'

/**
 * The part of Node's response that `writeHead` fills in. Not documented, but as old as Node;
 * `write-prepared.test.ts` holds it against the pinned Node version.
 */
interface Internals {
  _header: string | null
}

/**
 * How long an open connection may rest, in seconds. Longer than proxies keep theirs (usually 60 s),
 * so that none sends a request into a connection that is just being closed.
 */
export const KEEP_ALIVE_SECONDS = 65

const PERSISTENT = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`

let second = 0
let date = ''

/** The `Date` of this second. */
function httpDate(now: number): string {
  const current = Math.floor(now / 1000)
  if (current !== second) {
    second = current
    date = new Date(current * 1000).toUTCString()
  }
  return date
}

/** Status line and headers as they travel, up to `Date`. */
export function headerText(statusLine: string, headers: readonly string[]): string {
  let text = `HTTP/1.1 ${statusLine}\r\n`
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    if (/[^\t\x20-\x7e\x80-\xff]/.test(name + value)) throw new Error(`Invalid header ${name}`)
    text += `${name}: ${value}\r\n`
  }
  return text
}

/**
 * Answers with headers made up beforehand: Node checks and joins them anew on each answer, which
 * costs as much as all the rest of a cached page. Only for connections that stay open; a body-less
 * answer has no `body`.
 *
 * @returns false when the answer has to be written the usual way
 */
export function writePrepared(response: ServerResponse, head: string, body?: Buffer): boolean {
  if (!response.shouldKeepAlive || response.req.httpVersionMinor === 0) return false
  const internals = response as unknown as Internals
  internals._header = `${head}Date: ${httpDate(Date.now())}${PERSISTENT}`
  response.end(body)
  return true
}
