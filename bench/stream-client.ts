/**
 * Holds open streams of what is live, as a process of its own: `node stream-client.ts <port> <count>`.
 * Tells its parent when all are open, and for every notice when the last of them has heard it.
 */
import { connect } from 'node:net'

/** What it tells its parent; times in ms since 1970. */
export type StreamReport =
  | { readonly opened: number }
  | { readonly told: string; readonly first: number; readonly last: number }

const [, , port = '', wanted = ''] = process.argv
const count = Number(wanted)
/** Streams that are opened at once. */
const AT_ONCE = 100
const REQUEST =
  'GET /live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nConnection: keep-alive\r\n\r\n'
const NOTICE = Buffer.from('"id":"')
const ID_LENGTH = 36

const heard = new Map<string, { count: number; first: number }>()
const tell = (report: StreamReport) => process.send?.(report)

function hear(chunk: Buffer): void {
  const at = chunk.indexOf(NOTICE)
  if (at < 0) return
  const id = chunk.toString('latin1', at + NOTICE.length, at + NOTICE.length + ID_LENGTH)
  const known = heard.get(id) ?? { count: 0, first: Date.now() }
  heard.set(id, known)
  known.count += 1
  if (known.count === count) tell({ told: id, first: known.first, last: Date.now() })
}

const open = () =>
  new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(REQUEST))
    socket.once('data', () => resolve())
    socket.on('data', hear)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('a stream was closed')))
  })

for (let opened = 0; opened < count; opened += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, open))
tell({ opened: count })
process.once('disconnect', () => process.exit())
