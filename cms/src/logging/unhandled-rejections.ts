import type { Core } from '@strapi/strapi'
import { errorName } from './error-name'

/**
 * Logs unhandled rejections. Strapi has work without an await, such as reading an entry again after
 * its commit, or the mail with a new password for staff; a database that is busy for a moment would
 * otherwise end the process.
 */
export function logUnhandledRejections(strapi: Core.Strapi): void {
  const log = (error: unknown) =>
    strapi.log.error(`What nobody waited for has failed: ${errorName(error)}`)
  process.on('unhandledRejection', log)
}
