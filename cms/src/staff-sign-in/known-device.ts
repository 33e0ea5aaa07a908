import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import settings from '../../config/settings'

/**
 * Marks a device on which a member of staff has signed in before; names neither account nor person.
 */
export const STAFF_DEVICE_COOKIE = 'known-device'
const ID_BYTES = 16
/** How long a device is known after the last time, in ms: half a year. */
const KNOWN_MS = 182 * 24 * 60 * 60 * 1000

const signatureOf = (id: string, email: string): string =>
  createHmac('sha256', settings.secrets.adminJwt)
    .update(`${STAFF_DEVICE_COOKIE} ${id} ${email}`)
    .digest('base64url')

/** The device id of a cookie, if its signature (HMAC over id and account) is valid; else null. */
export function staffDevice(cookie: string | undefined, email: string): string | null {
  const [id = '', signature = ''] = (cookie ?? '').split('.')
  const right = Buffer.from(signatureOf(id, email))
  const given = Buffer.from(signature)
  return given.length === right.length && timingSafeEqual(given, right) ? id : null
}

/** The cookie of a device on which an account has just signed in, with its attributes. */
export function newStaffDevice(email: string) {
  const id = randomBytes(ID_BYTES).toString('base64url')
  const secure = settings.cmsUrl.startsWith('https:')
  const path = `${new URL(settings.cmsUrl).pathname.replace(/\/$/, '')}/admin`
  const options = { httpOnly: true, sameSite: 'strict', path, maxAge: KNOWN_MS, secure } as const
  return { value: `${id}.${signatureOf(id, email)}`, options }
}
