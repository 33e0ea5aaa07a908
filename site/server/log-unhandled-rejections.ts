import type { SiteLog } from './site.ts'

/** Logs a rejected promise that nobody waits for, instead of ending the thread. */
export function logUnhandledRejections(log: Pick<SiteLog, 'error'>): void {
  process.on('unhandledRejection', (reason) => {
    const stack = reason instanceof Error ? reason.stack : String(reason)
    log.error({ stack }, 'unhandled rejection')
  })
}
