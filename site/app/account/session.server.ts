import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, decodeJwt } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** A token counts as expired 30 s early (requirements 13.3), so that none expires on its way. */
const EARLY_EXPIRY_MS = 30_000

/** Session tokens, as the CMS issues them. They leave the server only encrypted. */
export interface Session {
  readonly jwt: string
  readonly refreshToken: string
}

const session = z.object({ jwt: z.string(), refreshToken: z.string() })

/**
 * The tokens in an answer of the CMS.
 * @throws ZodError when it has none
 */
export const sessionIn = (answer: unknown): Session => session.parse(answer)

/** Key that encrypts sessions, from the setting ACCOUNT_SECRET. */
export const sessionKey = (secret: string): Uint8Array =>
  createHash('sha256').update(secret).digest()

/** The session as text for a cookie: a JWE (RFC 7516), `dir` with A256GCM. */
export function sealSession({ jwt, refreshToken }: Session, key: Uint8Array): Promise<string> {
  const text = JSON.stringify({ jwt, refreshToken })
  return new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key)
}

/** Sessions opened last, by their key and text: a request opens its own twice, for its limits and its work. */
const opened = new WeakMap<Uint8Array, LRUCache<string, Promise<Session | null>>>()
const MAX_OPENED = 1000

/** The session that a text holds; null when it was not sealed with this key. Never rejects. */
export function openSession(text: string, key: Uint8Array): Promise<Session | null> {
  const known = opened.get(key) ?? new LRUCache({ max: MAX_OPENED })
  opened.set(key, known)
  const kept = known.get(text)
  if (kept) return kept
  const decrypted = decryptSession(text, key)
  known.set(text, decrypted)
  void decrypted.then((found) => found ?? known.delete(text))
  return decrypted
}

async function decryptSession(text: string, key: Uint8Array): Promise<Session | null> {
  try {
    const { plaintext } = await compactDecrypt(text, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return session.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    return null
  }
}

/** When a token of the CMS ends, in milliseconds since 1970; null when it does not say. */
export function endOf(token: string): number | null {
  try {
    const { exp } = decodeJwt(token)
    return exp === undefined ? null : exp * 1000
  } catch {
    return null
  }
}

/** Whether a session has to be refreshed before its bearer token is used. `now` in ms since 1970. */
export function isDue({ jwt }: Session, now: number): boolean {
  const end = endOf(jwt)
  return end !== null && end - EARLY_EXPIRY_MS <= now
}
