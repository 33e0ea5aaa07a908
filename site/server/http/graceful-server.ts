import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
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

/** An HTTP server that finishes what it began before it stops. */
export class GracefulServer {
  readonly server: Server
  readonly #clock: Clock
  readonly #answering = new Set<ServerResponse>()
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
    this.server.maxConnections = MAX_CONNECTIONS
    this.server.setTimeout(IDLE_SOCKET_MS)
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

  /** Stops accepting, lets running answers finish within `DRAIN_MS`, then closes the rest. */
  async stop(): Promise<void> {
    this.#stopping = true
    for (const response of this.#answering) response.shouldKeepAlive = false
    const closed = new Promise<void>((resolve) => {
      this.server.close(() => resolve())
    })
    this.server.closeIdleConnections()
    await Promise.race([closed, this.#clock.after(DRAIN_MS)])
    this.server.closeAllConnections()
    await closed
  }
}
