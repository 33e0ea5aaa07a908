import { createECDH } from 'node:crypto'
import settings from '../../config/settings'

/** The keys by which push services know this CMS (RFC 8292), as base64url. */
export type VapidKeys = ReturnType<typeof keysOf>

function keysOf(privateKey: string) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')
  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

let keys: VapidKeys | undefined

/** Of the secret VAPID_PRIVATE_KEY, from which the public key follows. */
export const vapidKeys = (): VapidKeys => {
  keys ??= keysOf(settings.secrets.vapidPrivateKey)
  return keys
}
