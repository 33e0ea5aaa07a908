import { hkdfSync } from 'node:crypto'
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose'
import settings from '../../../config/settings'

/** The purpose of a sealed text; a text sealed for one purpose does not open for another. */
type Purpose = 'authorization flow' | 'one-time token'

const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const

const keyOf = (purpose: Purpose) =>
  new Uint8Array(hkdfSync('sha256', settings.secrets.jwt, '', `identity: ${purpose}`, 32))

/** Claims that only this CMS reads and makes (JWE, RFC 7516), for so many seconds. */
export const seal = (purpose: Purpose, claims: JWTPayload, seconds: number): Promise<string> =>
  new EncryptJWT(claims)
    .setProtectedHeader(ENCRYPTION)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .encrypt(keyOf(purpose))

/** The claims of a sealed text; null when it is not ours, or its time is over. */
export const unseal = async (purpose: Purpose, text: string): Promise<JWTPayload | null> => {
  const options = {
    keyManagementAlgorithms: [ENCRYPTION.alg],
    contentEncryptionAlgorithms: [ENCRYPTION.enc],
  }
  return jwtDecrypt(text, keyOf(purpose), options).then(
    ({ payload }) => payload,
    () => null,
  )
}
