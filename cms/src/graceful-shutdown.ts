import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Core } from '@strapi/strapi'

/** How long requests that are under way may take to end, in ms. */
const LONGEST_DRAIN_MS = 10_000
/** How often connections that fell idle are closed meanwhile, in ms. */
const SWEEP_MS = 50
/** How long a connection that was just opened has for its first request then, in ms. */
const FIRST_REQUEST_MS = 500

export interface Drain {
  /** Whether it has begun: health says so, and every answer ends its connection. */
  readonly begun: () => boolean
  /**
   * Serves on for `delay` ms, stops accepting connections and waits until the requests under way have
   * been answered; after `longest` ms more the rest is cut off. Does nothing when the server does not
   * listen.
   */
  readonly run: (delay: number, longest?: number) => Promise<void>
}

/** Follows the connections of a server, so that it can end without breaking any off. */
export function drainOf(server: Server): Drain {
  const connections = new Set<Socket>()
  const answering = new Set<ServerResponse>()
  let begun = false
  server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (begun) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })
  const closeUnused = () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  return {
    begun: () => begun,
    async run(delay, longest = LONGEST_DRAIN_MS) {
      if (!server.listening) return
      begun = true
      for (const response of answering) response.shouldKeepAlive = false
      if (delay > 0) await pause(delay)
      // Here all that the system holds of connections and requests has just been taken in.
      await nextTurn()
      const closed = new Promise((resolve) => server.close(resolve))
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      const unused = setTimeout(closeUnused, FIRST_REQUEST_MS)
      const cut = setTimeout(() => server.closeAllConnections(), longest)
      await closed
      clearInterval(sweep)
      clearTimeout(unused)
      clearTimeout(cut)
    },
  }
}

/**
 * Lets requests end before Strapi takes itself apart. On SIGTERM and SIGINT Strapi calls `destroy`,
 * which begins by emptying its registries and drops every connection. Health says first that the CMS
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
