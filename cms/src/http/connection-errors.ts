import type { Core } from '@strapi/strapi'

interface ConnectionError extends Error {
  readonly code?: string
  readonly status?: number
}

/**
 * Keeps errors of a client's connection out of the log: a request that is cut off, invalid HTTP, an
 * answer that is not read. Koa would log each with its stack trace.
 */
export function ignoreConnectionErrors(strapi: Core.Strapi): void {
  strapi.server.app.onerror = (error: ConnectionError) => {
    const isClients =
      (error.status ?? 500) < 500 || /^(HPE_|ECONN|EPIPE|ERR_STREAM)/.test(error.code ?? '')
    if (!isClients) strapi.log.error(error)
  }
}
