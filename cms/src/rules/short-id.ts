import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud or copied from paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 31^8 is 850 thousand million: enough for the documents of any fair. */
const LENGTH = 8

/** A new document id for use in addresses: `/standhouders/k3x9m2pa/stapelwerk-modulair`. */
export const shortId = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
