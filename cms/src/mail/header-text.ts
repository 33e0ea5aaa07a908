import { dropInvisible } from '@beursvloer/contract/visible-text'

/**
 * Typed words as they may stand in a header: one line (RFC 5322, 2.2), read in the order in which it is
 * written, and without the beginning of an encoded word (RFC 2047, 2), which a mail program would
 * decode into something else.
 */
export const headerText = (text: string): string =>
  dropInvisible(text.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .replaceAll('=?', '= ?')
    .trim()
