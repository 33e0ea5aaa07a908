import { randomUUID } from 'node:crypto'
import { MAX_PASSWORD_BYTES } from '@beursvloer/contract/accounts/password-policy'
import type { Core } from '@strapi/strapi'
import bcrypt from 'bcrypt'
import { USER } from './account'

/** Default cost of a hash, as in Strapi, in powers of two. */
const DEFAULT_COST = 10

/** The bcrypt cost (log2 of the rounds) that the schema of users sets. */
function costOf(strapi: Core.Strapi): number {
  const { password } = strapi.contentType(USER).attributes as {
    password?: { encryption?: { rounds?: number } }
  }
  return password?.encryption?.rounds ?? DEFAULT_COST
}

/** The hash of a password as Strapi would make it, computed in a separate thread. */
export const hashPassword = (strapi: Core.Strapi, password: string): Promise<string> =>
  bcrypt.hash(password, costOf(strapi))

/** Decoy hashes by cost, so that sign-in for an unknown address takes as long. */
const decoys = new Map<number, Promise<string>>()

/** The hash to compare with where there is no account; made once, before anybody signs in. */
export function decoyHash(strapi: Core.Strapi): Promise<string> {
  const cost = costOf(strapi)
  const decoy = decoys.get(cost) ?? hashPassword(strapi, randomUUID())
  decoys.set(cost, decoy)
  return decoy
}

/**
 * Whether a password matches a hash; takes as long without a hash. bcrypt reads only the first 72 bytes,
 * so longer passwords never match.
 */
export async function isPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const compared = hash ?? (await decoyHash(strapi))
  const isSame = await bcrypt.compare(password, compared)
  return isSame && !!hash && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES
}
