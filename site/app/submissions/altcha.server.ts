import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Payload } from 'altcha-lib/types'
import { z } from 'zod'
import type { Proof } from './proof.server.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Iterations of one attempt; with one byte to find it takes 256 attempts on average, about a second. */
const COST = 4000
const PREFIX = '00'
/** Lifetime of a challenge, in ms. */
const LIFETIME_MS = 10 * 60 * 1000

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ key: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

/**
 * ALTCHA: the browser computes for a second. A solution is valid for its ticket only, and a ticket
 * stores once, so that a solution cannot be used again; no list of used ones is kept.
 */
export function altchaProof(secret: string): Proof {
  const hmacSignatureSecret = `altcha:${secret}`
  return {
    async task(key) {
      const challenge = await createChallenge({
        algorithm: ALGORITHM,
        cost: COST,
        keyPrefix: PREFIX,
        data: { key },
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        hmacSignatureSecret,
      })
      return { kind: 'altcha', challenge }
    },
    async isGiven(answer, key) {
      try {
        const given = payload.parse(JSON.parse(answer))
        if (given.challenge.parameters.data.key !== key) return false
        const { challenge, solution } = given as unknown as Payload
        const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })
        return result.verified
      } catch {
        return false
      }
    },
  }
}
