import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud or copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const SIGNS = `${LETTERS}23456789`
/** 23 × 31^7 is 600 thousand million: enough for the documents of any fair. */
const LENGTH = 8

/**
 * A new document id for use in addresses: `/standhouders/k3x9m2pa/stapelwerk-modulair`. It begins
 * with a letter, because Strapi takes a relation that begins with a digit for a database id.
 */
export const shortId = (): string =>
  Array.from({ length: LENGTH }, (_, at) => {
    const signs = at === 0 ? LETTERS : SIGNS
    return signs[randomInt(signs.length)]
  }).join('')
