import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The project of Firebase Authentication that the tests pretend to have. */
export const FIREBASE_PROJECT = 'beurs-proef'

export interface TokenSigner {
  /** Where the public key is published, for FIREBASE_KEYS_URL. */
  readonly keysUrl: string
  /** An ID token of the project for who signed in just now. */
  idToken(email: string, claims?: object): string
  stop(): Promise<void>
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs ID tokens as Firebase Authentication does, and publishes the key. */
export async function startTokenSigner(): Promise<TokenSigner> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'proef', alg: 'RS256', use: 'sig' }]
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ keys }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`,
    idToken(email, claims = {}) {
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
      const text = `${encoded({ alg: 'RS256', kid: 'proef' })}.${encoded(payload)}`
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
