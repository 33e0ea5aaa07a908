import { createHmac } from 'node:crypto'
import settings from '../../config/settings'

/**
 * The token by which a subscription ends: the same each time, so that every mail can contain it
 * while only its hash is stored.
 * @param subscription document id
 */
export const unsubscribeToken = (subscription: string): string =>
  createHmac('sha256', settings.secrets.encryptionKey)
    .update(`unsubscribe ${subscription}`)
    .digest('base64url')
