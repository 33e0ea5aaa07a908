import { errorReporter } from '@beursvloer/contract/monitoring/error-reports'
import { requestId } from '@beursvloer/contract/network/request-id'
import pino from 'pino'
import type { SiteLog } from './site.ts'

/** Bytes that may wait for the reader of the log; beyond that, lines are dropped. */
const MAX_WAITING_BYTES = 1024 * 1024
/** Time limit for the last lines when the process ends, in ms. */
const FLUSH_MS = 500

/** The id of the request that a line is about. */
function withRequest() {
  const request = requestId()
  return request ? { request } : {}
}

/**
 * The server's log: one JSON line each, without anything about visitors. Nothing that is logged
 * may hold an address of a visitor, a search value, a cookie or a user agent.
 *
 * Lines go to stdout as a stream, without blocking: a missing, slow or stuck reader, or a full disk, loses
 * lines but never delays a request. (Pino's own destination retries synchronously.)
 */
export function createLog(level: string, sentryDsn?: string): SiteLog & { flush(): Promise<void> } {
  const report = sentryDsn ? errorReporter(sentryDsn, 'site') : undefined
  const { stdout, stderr } = process
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined)
  const write = (line: string) => {
    if (stdout.writableLength < MAX_WAITING_BYTES) stdout.write(line)
  }
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: withRequest,
  }
  const log = pino(options, { write })
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error(fields, message) {
      log.error(fields, message)
      const { err, stack } = fields as { err?: unknown; stack?: unknown }
      report?.(String(stack ?? (err instanceof Error && err.stack) ?? message))
    },
    flush: () =>
      new Promise((resolve) => {
        setTimeout(resolve, FLUSH_MS)
        stdout.write('', () => resolve())
      }),
  }
}
