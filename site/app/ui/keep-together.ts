/**
 * A text in which an amount stays with its "€" and a telephone number on one line: their spaces do not
 * break.
 */
export const keepTogether = (text: string): string =>
  text.replace(/€ (?=\d)|\+\d[\d ]*\d/g, (part) => part.replaceAll(' ', '\u00A0'))
