import { type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The project of Firebase Authentication that the tests pretend to have. */
export const FIREBASE_PROJECT = 'beurs-proef'

const KEY_ID = 'proef'

/** Publishes a key at an address, for FIREBASE_KEYS_URL. */
export async function publishKey(
  publicKey: KeyObject,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, alg: 'RS256', use: 'sig' }]
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * An ID token of the project for a user who signed in just now, as Firebase Authentication signs
 * it.
 * @param key the private key, as PEM
 */
export function idToken(key: string, email: string, claims: object = {}): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${FIREBASE_PROJECT}`,
    aud: FIREBASE_PROJECT,
    sub: email,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email,
    email_verified: true,
    ...claims,
  }
  const text = `${encoded({ alg: 'RS256', kid: KEY_ID })}.${encoded(payload)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}
