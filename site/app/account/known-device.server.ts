import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type CookieSettings, cookieIn } from './cookies.server.ts'

/**
 * Cookie that marks a device on which an account has signed in before; names neither account nor
 * person.
 */
const DEVICE_COOKIE = 'known-device'
/** How long a device is known after the last time, in seconds: half a year. */
const KNOWN_SECONDS = 182 * 24 * 60 * 60
const ID_BYTES = 16

const signatureOf = (id: string, account: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`${DEVICE_COOKIE} ${id} ${account}`).digest('base64url')

/**
 * The device that a request comes from, when this account has signed in on it before; else null. Nobody
 * can make one up, so tries from elsewhere do not use up those of the account's owner.
 * @param account e-mail address, in upper or lower case
 */
export function knownDevice(
  header: string | null,
  account: string,
  key: Uint8Array,
): string | null {
  const [id = '', signature = ''] = (cookieIn(header, DEVICE_COOKIE) ?? '').split('.')
  const right = Buffer.from(signatureOf(id, account.toLowerCase(), key))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

/** `Set-Cookie` of a device on which an account has just signed in; only the server reads it. */
export function deviceCookie(account: string, { key, secure }: CookieSettings): string {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const value = `${id}.${signatureOf(id, account.toLowerCase(), key)}`
  const attributes = `HttpOnly; Path=/; SameSite=Lax; Max-Age=${KNOWN_SECONDS}`
  return `${DEVICE_COOKIE}=${value}; ${attributes}${secure ? '; Secure' : ''}`
}
