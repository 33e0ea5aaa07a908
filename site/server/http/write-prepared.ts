import type { ServerResponse } from 'node:http'

/**
 * The part of Node's response that `writeHead` fills in. Not documented, but as old as Node;
 * `write-prepared.test.ts` holds it against the pinned Node version.
 */
interface Internals {
  _header: string | null
  _headerSent: boolean
}

/**
 * How long an open connection may rest, in seconds. Longer than proxies keep theirs (usually 60 s),
 * so that none sends a request into a connection that is just being closed.
 */
export const KEEP_ALIVE_SECONDS = 65

const PERSISTENT = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_SECONDS}\r\n\r\n`

/** Bodies up to this size (bytes) go past Node's response, which takes a third of their time. */
const DIRECT_BYTES = 64 * 1024
/** Placeholder for Node's `_header` when the headers were written already. */
const SENT = '\r\n\r\n'
/** Heads kept at once, of a kilobyte each: what is asked for often within one second. */
const MAX_HEADS = 512
/**
 * From so many times within a second on, an answer is kept in one piece: writing two takes longer
 * than writing one, making one of two longer still.
 */
const OFTEN = 50
/** Most bytes of such answers at once; the most requested reach the threshold first. */
const MAX_PIECES_BYTES = 2 * 1024 * 1024

/** The head of an answer that was written within this second. */
interface WrittenHead {
  readonly bytes: Buffer
  uses: number
  /** Head and body in one piece. */
  piece?: Buffer
}

let second = 0
let ending = ''
let piecesBytes = 0
const heads = new Map<Buffer, WrittenHead>()

/** Everything after the prepared headers; changes each second, and the heads with it. */
function endOfHeaders(): string {
  const current = Math.floor(Date.now() / 1000)
  if (current !== second) {
    second = current
    ending = `Date: ${new Date(current * 1000).toUTCString()}${PERSISTENT}`
    heads.clear()
    piecesBytes = 0
  }
  return ending
}

/** Status line and all headers of an answer with this body. */
function headOf(answer: PreparedAnswer, body: Buffer): WrittenHead {
  const end = endOfHeaders()
  const known = heads.get(body)
  if (known) return known
  const head = { bytes: Buffer.from(answer.head + end, 'latin1'), uses: 0 }
  if (heads.size < MAX_HEADS) heads.set(body, head)
  return head
}

/** Head and body in one piece, when the answer is asked for so often that it pays. */
function pieceOf(head: WrittenHead, body: Buffer): Buffer | undefined {
  head.uses += 1
  if (head.piece || head.uses < OFTEN) return head.piece
  const bytes = head.bytes.length + body.length
  if (piecesBytes + bytes > MAX_PIECES_BYTES) return undefined
  piecesBytes += bytes
  head.piece = Buffer.concat([head.bytes, body])
  return head.piece
}

/** Headers as they travel, a line each. */
export function headerLines(headers: readonly string[]): string {
  let text = ''
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    if (/[^\t\x20-\x7e\x80-\xff]/.test(name + value)) throw new Error(`Invalid header ${name}`)
    text += `${name}: ${value}\r\n`
  }
  return text
}

/** The headers of a prepared answer as `writeHead` takes them: without its status line. */
export const headerList = (head: string): string[] =>
  head
    .split('\r\n')
    .slice(1, -1)
    .flatMap((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2)]
    })

/** An answer as it travels. */
export interface PreparedAnswer {
  /** Status line and headers, up to `Date`. */
  readonly head: string
  /** Belongs to this one head; absent: none is sent. */
  readonly body?: Buffer
}

/**
 * Answers with headers made up beforehand: Node checks and joins them anew on each answer, which
 * costs as much as all the rest of a cached page. Only for connections that stay open.
 *
 * @returns false when the answer has to be written the usual way
 */
export function writePrepared(response: ServerResponse, answer: PreparedAnswer): boolean {
  if (!response.shouldKeepAlive || response.req.httpVersionMinor === 0) return false
  const internals = response as unknown as Internals
  const { socket } = response
  const { body } = answer
  const first = (socket as unknown as { _httpMessage?: ServerResponse } | null)?._httpMessage
  if (body && body.length <= DIRECT_BYTES && socket && first === response) {
    // Node only checks that `_header` is set.
    internals._header = SENT
    internals._headerSent = true
    const head = headOf(answer, body)
    const piece = pieceOf(head, body)
    if (piece) socket.write(piece)
    else {
      // One system call for both, without a copy of the body.
      socket.cork()
      socket.write(head.bytes)
      socket.write(body)
      socket.uncork()
    }
    response.end()
    return true
  }
  internals._header = answer.head + endOfHeaders()
  response.end(body)
  return true
}
