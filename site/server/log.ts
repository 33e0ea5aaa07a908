import pino from 'pino'
import type { SiteLog } from './site.ts'

/**
 * The server's log: one JSON line each, without anything about visitors. Nothing that is logged
 * may hold an address of a visitor, a search value, a cookie or a user agent.
 */
export function createLog(level: string): SiteLog & { flush(): void } {
  const log = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime })
  return {
    debug: (fields, message) => log.debug(fields, message),
    info: (fields, message) => log.info(fields, message),
    warn: (fields, message) => log.warn(fields, message),
    error: (fields, message) => log.error(fields, message),
    flush: () => log.flush(),
  }
}
