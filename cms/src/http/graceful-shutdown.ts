import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** How long requests that are under way may take to end, in ms. */
const MAX_DRAIN_MS = 10_000
/** Maximum of event loop turns for taking in connections that the system has already accepted. */
const MAX_TURNS = 1000
/** How long an open connection without a request has for one more then, in ms. */
const LAST_REQUEST_MS = 500

export interface Drain {
  /** Whether it has begun, for health. */
  readonly begun: () => boolean
  /**
   * Serves on for `delay` ms. Then stops accepting connections; every open one gets its current
   * answer, or one more with `connection: close`, and idle ones are closed after a while. After
   * `longest` ms the rest is cut off. Does nothing when the server does not listen.
   */
  readonly run: (delay: number, longest?: number) => Promise<void>
}

/** Follows the connections of a server, so that it can end without breaking any off. */
export function drainOf(server: Server): Drain {
  const connections = new Set<Socket>()
  const answering = new Set<ServerResponse>()
  let accepted = 0
  let begun = false
  let closing = false
  server.on('connection', (socket: Socket) => {
    accepted += 1
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (closing) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  /**
   * The system accepts connections ahead, and hands over one per event loop turn; others would be
   * reset.
   */
  const acceptQueued = async () => {
    for (let turn = 0, silent = 0; turn < MAX_TURNS && silent < 2; turn += 1) {
      const before = accepted
      await nextTurn()
      silent = accepted === before ? silent + 1 : 0
    }
  }
  const closeUnused = () => {
    server.closeIdleConnections()
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  return {
    begun: () => begun,
    async run(delay, longest = MAX_DRAIN_MS) {
      if (!server.listening) return
      begun = true
      if (delay > 0) await pause(delay)
      await acceptQueued()
      closing = true
      for (const response of answering) response.shouldKeepAlive = false
      // An HTTP server's own `close` closes idle connections as well.
      const closed = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      const unused = setTimeout(closeUnused, LAST_REQUEST_MS)
      const cut = setTimeout(() => server.closeAllConnections(), longest)
      await closed
      clearTimeout(unused)
      clearTimeout(cut)
    },
  }
}

/**
 * Lets requests end before Strapi shuts down. On SIGTERM and SIGINT Strapi calls `destroy`, which
 * begins by emptying its registries and drops every connection. Health reports first that the CMS
 * is about to stop.
 * @param delay how long it serves on then, in ms
 */
export function drainBeforeDestroy(strapi: Core.Strapi, delay: number): void {
  const drain = drainOf(strapi.server.httpServer)
  strapi.server.use(async (ctx, next) => {
    if (!drain.begun() || !/(^|\/)_?health$/.test(ctx.path)) return next()
    ctx.status = 503
    ctx.body = { status: 'stopping' }
  })
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    await drain.run(delay)
    await destroy()
  }
}
