/** Marks that turn the direction of what is read after them (Unicode Standard Annex 9, 2). */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/**
 * Typed words as they may stand in a header: one line (RFC 5322, 2.2), read in the order in which it is
 * written, and without the beginning of an encoded word (RFC 2047, 2), which a mail program would
 * decode into something else.
 */
export const headerText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(DIRECTION_MARKS, '')
    .replaceAll('=?', '= ?')
    .trim()
