import { connect } from 'node:net'
import type { FuzzRequest } from './requests.ts'

/** How a server took a request. */
export interface Reply {
  /** Status of the final answer; null: the connection ended without one. */
  readonly status: number | null
  /** From connecting to the end of the answer, in ms. */
  readonly ms: number
}

/** A server that has not answered by then is not going to, in ms. */
const GIVE_UP_MS = 40_000

/** The status of the answer in these bytes; interim ones (1xx) do not count. */
export const statusOf = (text: string): number | null => {
  const found = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, code]) => Number(code))
  return found.find((code) => code >= 200) ?? null
}

/**
 * Sends a request over a connection of its own and waits for its end. One that is not whole also says
 * that no more is coming, since the server may wait for more.
 */
export const send = (
  port: number,
  { bytes, isWhole, route }: Pick<FuzzRequest, 'bytes' | 'isWhole' | 'route'>,
): Promise<Reply> =>
  new Promise((resolve) => {
    const started = performance.now()
    let head = ''
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    const finish = () => {
      socket.destroy()
      resolve({ status: statusOf(head), ms: performance.now() - started })
    }
    socket.setTimeout(GIVE_UP_MS, finish)
    socket.on('data', (chunk) => {
      if (head.length < 1000) head += chunk.toString('latin1')
      if (route.waits && statusOf(head) !== null) finish()
    })
    socket.on('end', finish)
    socket.on('error', finish)
    if (isWhole) socket.write(bytes)
    else socket.end(bytes)
  })
