import type { Server } from 'node:http'
import type { Core } from '@strapi/strapi'

/** How long requests that are under way may take to end, in ms. */
const LONGEST_DRAIN_MS = 10_000
/** How often connections that fell idle are closed meanwhile, in ms. */
const SWEEP_MS = 50

/**
 * Stops accepting connections and waits until the requests under way have been answered; after
 * `longest` ms the rest is cut off. Does nothing when the server does not listen.
 */
export async function drain(server: Server, longest = LONGEST_DRAIN_MS): Promise<void> {
  if (!server.listening) return
  const closed = new Promise((resolve) => server.close(resolve))
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), longest)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}

/**
 * Lets requests end before Strapi takes itself apart. On SIGTERM and SIGINT Strapi calls `destroy`,
 * which begins by emptying its registries and drops every connection.
 */
export function drainBeforeDestroy(strapi: Core.Strapi): void {
  const destroy = strapi.destroy.bind(strapi)
  strapi.destroy = async () => {
    await drain(strapi.server.httpServer)
    await destroy()
  }
}
