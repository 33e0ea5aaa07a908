import { createHash, randomBytes } from 'node:crypto'

/** The stored hash of a token; a reader of the database cannot use it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token for a link in a mail: 256 bits, which cannot be guessed. */
export const newToken = (): string => randomBytes(32).toString('base64url')
