import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import { KEEP_ALIVE_SECONDS } from './write-prepared.ts'

/** Bounds against clients that are slow, or many (ms, bytes, count). */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 120_000
const IDLE_SOCKET_MS = 120_000
const MAX_HEADER_BYTES = 16 * 1024
const MAX_CONNECTIONS = 10_000

/** How long running answers may take when the server stops, in ms. */
const DRAIN_MS = 10_000
/** How long a connection that was just opened has for its first request then, in ms. */
const FIRST_REQUEST_MS = 500

/** An HTTP server that finishes what it began before it stops. */
export class GracefulServer {
  readonly server: Server
  readonly #clock: Clock
  readonly #answering = new Set<ServerResponse>()
  readonly #connections = new Set<Socket>()
  #stopping = false

  constructor(listener: RequestListener, clock: Clock) {
    this.#clock = clock
    this.server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_SECONDS * 1000,
        maxHeaderSize: MAX_HEADER_BYTES,
        noDelay: true,
      },
      (request, response) => {
        if (this.#stopping) response.shouldKeepAlive = false
        listener(request, response)
        // Most answers are cached pages, which are on their way by now.
        if (response.writableEnded) return
        this.#answering.add(response)
        response.once('close', () => this.#answering.delete(response))
      },
    )
    this.server.on('connection', (socket: Socket) => {
      this.#connections.add(socket)
      socket.once('close', () => this.#connections.delete(socket))
    })
    this.server.maxConnections = MAX_CONNECTIONS
    this.server.setTimeout(IDLE_SOCKET_MS)
  }

  /** Whether it has been told to stop, and so is to be sent nothing new. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** Starts accepting. Rejects with the system's error, such as EADDRINUSE. */
  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject)
      this.server.listen(port, host, () => {
        this.server.off('error', reject)
        resolve()
      })
    })
  }

  /**
   * Serves on for `delayMs` while `stopping` tells proxies to go elsewhere, and every answer ends its
   * connection, so that none is closed under a request. Then stops accepting, lets running answers
   * finish within `DRAIN_MS`, and closes the rest.
   */
  async stop(delayMs = 0): Promise<void> {
    this.#stopping = true
    for (const response of this.#answering) response.shouldKeepAlive = false
    if (delayMs > 0 && this.server.listening) await this.#clock.after(delayMs)
    // Here all that the system holds of connections and requests has just been taken in.
    await nextTurn()
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => resolve())
    })
    this.server.closeIdleConnections()
    this.#clock.after(FIRST_REQUEST_MS).then(() => this.#closeUnused())
    await Promise.race([closed, this.#clock.after(DRAIN_MS)])
    this.server.closeAllConnections()
    await closed
  }

  /** Closes connections that were opened in advance; to Node they are not idle. */
  #closeUnused(): void {
    for (const socket of this.#connections) if (socket.bytesRead === 0) socket.destroy()
  }
}
