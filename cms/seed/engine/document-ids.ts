import { createHash } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud or copied from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 8
/** The first is a letter: Strapi takes a relation that starts with a digit for a database id. */
const LETTERS = ALPHABET.replace(/\d/g, '')

/**
 * The document id of a seeded entry, always the same for the same type and key, so that addresses
 * survive a new database.
 */
export function documentIdOf(type: string, key: string): string {
  const digest = createHash('sha256').update(`${type}/${key}`).digest()
  return Array.from(digest.subarray(0, LENGTH), (byte, index) => {
    const characters = index === 0 ? LETTERS : ALPHABET
    return characters[byte % characters.length]
  }).join('')
}
