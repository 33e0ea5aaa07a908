import { randomUUID } from 'node:crypto'
import { MAX_PASSWORD_BYTES } from '@beursvloer/contract/accounts/password-policy'
import type { Core } from '@strapi/strapi'
import { USER } from './account'

interface Hashing {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>
  validatePassword(password: string, hash: string): Promise<boolean>
}

const hashing = (strapi: Core.Strapi): Hashing => strapi.plugin('users-permissions').service('user')

/** The hash that is stored of a password, by bcrypt at the cost that the user's schema sets. */
export const hashPassword = async (strapi: Core.Strapi, password: string): Promise<string> =>
  (await hashing(strapi).ensureHashedPasswords({ password })).password

/** Hashes of nobody's password, by cost: comparing with one takes as long as with somebody's. */
const decoys = new Map<number, Promise<string>>()

/** The hash to compare with where there is no account; made once, before anybody signs in. */
export function decoyHash(strapi: Core.Strapi): Promise<string> {
  const { password } = strapi.contentType(USER).attributes as {
    password?: { encryption?: { rounds?: number } }
  }
  const rounds = password?.encryption?.rounds ?? 0
  const decoy = decoys.get(rounds) ?? hashPassword(strapi, randomUUID())
  decoys.set(rounds, decoy)
  return decoy
}

/**
 * Whether a password is that of a hash; takes as long when there is none. bcrypt looks at no more than
 * the first 72 bytes, so what is longer is nobody's.
 */
export async function isPassword(
  strapi: Core.Strapi,
  password: string,
  hash: string | null | undefined,
): Promise<boolean> {
  const compared = hash ?? (await decoyHash(strapi))
  const isSame = await hashing(strapi).validatePassword(password, compared)
  return isSame && !!hash && Buffer.byteLength(password) <= MAX_PASSWORD_BYTES
}
