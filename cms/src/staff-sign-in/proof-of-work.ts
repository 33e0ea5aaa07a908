import { randomUUID } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import settings from '../../config/settings'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of one attempt; with one byte to find it takes 256 attempts on average, about a second. */
const COST = 4000
const PREFIX = '00'
/** How long a challenge may be answered, in ms. */
const LIFETIME_MS = 10 * 60 * 1000
/** Maximum length of a proof, in characters. */
const MAX_PROOF_LENGTH = 4000

const hmacSignatureSecret = `staff sign-in:${settings.secrets.adminJwt}`

/** Work for a browser that wants to try a password of this account all the same. */
export const staffChallenge = (email: string): Promise<Challenge> =>
  createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    keyPrefix: PREFIX,
    data: { key: randomUUID(), email },
    deriveKey,
    expiresAt: new Date(Date.now() + LIFETIME_MS),
    hmacSignatureSecret,
  })

/**
 * The key of a proof that was given for this account, by which it counts once; null when it is none.
 * Never rejects.
 * @param sent JSON of challenge and solution, as ALTCHA has them
 */
export async function staffProofKey(sent: string, email: string): Promise<string | null> {
  if (sent === '' || sent.length > MAX_PROOF_LENGTH) return null
  try {
    const { challenge, solution } = JSON.parse(sent) as Payload
    const data = challenge.parameters.data as { key?: string; email?: string } | undefined
    if (data?.email !== email) return null
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret,
    })
    return verified ? (data.key ?? null) : null
  } catch {
    return null
  }
}
