import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

const LOGIN = /\/admin\/login$/
const PROOF_HEADER = 'x-sign-in-proof'

/**
 * The CMS's answer after too many failures to sign in (cms/src/staff-sign-in/limited-sign-in.ts).
 */
interface Refused {
  readonly error?: { readonly details?: { readonly challenge?: Challenge } }
}

/** The path that a request goes to. */
export const addressOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname

/** The proof for a refused sign-in; null when it wants none, or this browser cannot compute it. */
async function proofFor(response: Response): Promise<string | null> {
  const { error }: Refused = await response.clone().json()
  const challenge = error?.details?.challenge
  // Web cryptography is there on secure pages only.
  if (!challenge || !globalThis.crypto?.subtle) return null
  const solution = await solveChallenge({ challenge, deriveKey })
  return solution && JSON.stringify({ challenge, solution })
}

/**
 * Solves the proof of work (about a second) that a 429 of the sign-in asks for, and signs in again:
 * failed attempts by others do not lock the owner of an account out.
 */
export function sendSignInProof(): void {
  const original = window.fetch
  window.fetch = async (input, init) => {
    const response = await original(input, init)
    if (response.status !== 429 || !LOGIN.test(addressOf(input))) return response
    const proof = await proofFor(response).catch(() => null)
    if (proof === null) return response
    const headers = new Headers(init?.headers)
    headers.set(PROOF_HEADER, proof)
    return original(input, { ...init, headers })
  }
}
