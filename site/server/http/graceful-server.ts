import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import {
  type AddressInfo,
  connect,
  createServer as createNetServer,
  type ListenOptions,
  Server as NetServer,
  type Socket,
} from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from './clock.ts'
import { Connections, type SharedNetworks } from './connections.ts'

/**
 * How long an open connection may be idle, in ms. Longer than proxies keep theirs (usually 60 s),
 * so that none sends a request into a connection that is just being closed.
 */
const KEEP_ALIVE_MS = 65_000
/** Bounds against clients that are slow (ms, bytes). */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 120_000
const IDLE_SOCKET_MS = 120_000
const MAX_HEADER_BYTES = 16 * 1024

/**
 * Sockets that listen on the port. Of each, libuv accepts one connection in a round of the event
 * loop, and a round takes as long as a page takes to render: with one, the last of 300 visitors who
 * came while pages were rendered were accepted after 13 s. Elsewhere than on Linux there is one.
 */
const LISTENERS = process.platform === 'linux' ? 16 : 1

/** Time limit for running answers when the server stops, in ms. */
const DRAIN_MS = 10_000
/** Most turns of the event loop for taking in connections that the system has accepted. */
const LAST_TURNS = 1000
/** Time for one more request on an open connection without one then, in ms. */
const LAST_REQUEST_MS = 500

/** An HTTP server that finishes requests under way before it stops. */
export class GracefulServer {
  readonly server: Server
  readonly #clock: Clock
  /** Besides the server itself. */
  readonly #listeners: readonly NetServer[]
  readonly #answering = new Set<ServerResponse>()
  /** Read, and about to be answered. */
  #arrived: Parameters<RequestListener>[] = []
  readonly #connections: Connections
  #accepted = 0
  #stopping = false
  #closing = false
  readonly #endings = new Set<() => void>()

  /** @param shared networks that open connections for many; null: no bound per address */
  constructor(listener: RequestListener, clock: Clock, shared: SharedNetworks | null = null) {
    this.#clock = clock
    this.#connections = new Connections(shared)
    const answerAll = () => this.#answer(listener)
    this.server = createServer(
      {
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: MAX_HEADER_BYTES,
        noDelay: true,
      },
      (request, response) => {
        this.#connections.works(request.socket)
        if (this.#arrived.push([request, response]) === 1) setImmediate(answerAll)
      },
    )
    this.server.on('connection', (socket: Socket) => {
      this.#accepted += 1
      this.#connections.add(socket)
    })
    this.server.setTimeout(IDLE_SOCKET_MS)
    this.#listeners = Array.from({ length: LISTENERS - 1 }, () =>
      createNetServer({ noDelay: true, allowHalfOpen: true }, (socket) => {
        this.server.emit('connection', socket)
      }),
    )
  }

  /**
   * Answers the requests that arrived in this turn of the event loop, after all of them were read:
   * when reading and answering alternate, each answer wakes its client, which takes longer than all
   * the rest of a cached page.
   */
  #answer(listener: RequestListener): void {
    const arrived = this.#arrived
    this.#arrived = []
    for (const [request, response] of arrived) {
      if (this.#closing) response.shouldKeepAlive = false
      listener(request, response)
      // Most answers are cached pages, which are on their way by now.
      if (response.writableEnded) {
        this.#connections.rests(request.socket)
        continue
      }
      this.#answering.add(response)
      response.once('close', () => {
        this.#answering.delete(response)
        this.#connections.rests(request.socket)
      })
    }
  }

  /** Whether the server is stopping, and should get no new requests. */
  get stopping(): boolean {
    return this.#stopping
  }

  /** Registers a callback for shutdown, to end responses that never end by themselves (streams). */
  onClosing(end: () => void): void {
    this.#endings.add(end)
  }

  /** Starts accepting. Rejects with the system's error, such as EADDRINUSE. */
  async listen(port: number, host: string): Promise<void> {
    if (port !== 0) await unanswered(port, host)
    const shared = { host, reusePort: LISTENERS > 1 }
    await listening(this.server, { ...shared, port })
    const { port: own } = this.server.address() as AddressInfo
    for (const one of this.#listeners) await listening(one, { ...shared, port: own })
  }

  /**
   * Serves on for `delayMs` while `stopping` tells proxies to go elsewhere. Then stops accepting;
   * every connection that is open gets its answer, or one more, with which it ends, and is closed
   * when it has asked for nothing in a while: closing it at once would break requests that are on
   * their way. Requests that take longer than `DRAIN_MS` are cut off.
   */
  async stop(delayMs = 0): Promise<void> {
    this.#stopping = true
    if (delayMs > 0 && this.server.listening) await this.#clock.after(delayMs)
    await this.#acceptQueued()
    this.#closing = true
    for (const response of this.#answering) response.shouldKeepAlive = false
    for (const end of this.#endings) end()
    const allClosed = Promise.all([this.server, ...this.#listeners].map(closed))
    this.#clock.after(LAST_REQUEST_MS).then(() => {
      this.server.closeIdleConnections()
      this.#connections.closeUnused()
    })
    await Promise.race([allClosed, this.#clock.after(DRAIN_MS)])
    this.server.closeAllConnections()
    await allClosed
  }

  /**
   * Hands the server the connections that the system has queued for it, one of each socket in a
   * turn: connections it still holds when the socket closes are reset.
   */
  async #acceptQueued(): Promise<void> {
    for (let turn = 0, silent = 0; turn < LAST_TURNS && silent < 2; turn += 1) {
      const before = this.#accepted
      await nextTurn()
      silent = this.#accepted === before ? silent + 1 : 0
    }
  }
}

/**
 * Rejects when a program listens on the port: sockets that share theirs would share it with that.
 * It connects as a client: connections to a listening socket opened for the test would be reset.
 */
function unanswered(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, host)
    socket.on('error', () => resolve())
    socket.on('connect', () => {
      socket.destroy()
      reject(Object.assign(new Error(`${host}:${port} is taken`), { code: 'EADDRINUSE' }))
    })
  })
}

/** Rejects with the system's error. */
function listening(server: NetServer, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Stops listening; resolves when the last connection has ended. */
function closed(server: NetServer): Promise<void> {
  return new Promise((resolve) => {
    // An HTTP server's own `close` closes idle connections as well.
    NetServer.prototype.close.call(server, () => resolve())
  })
}
