import { createHash, createHmac, randomBytes } from 'node:crypto'
import settings from '../../config/settings'

/** What is stored of a token; who reads the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The token by which a subscription ends: the same each time, so that every mail can hold it while
 * only its hash is stored.
 * @param subscription document id
 */
export const unsubscribeToken = (subscription: string): string =>
  createHmac('sha256', settings.secrets.encryptionKey)
    .update(`unsubscribe ${subscription}`)
    .digest('base64url')
