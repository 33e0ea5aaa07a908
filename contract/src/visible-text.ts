/**
 * Characters that show nothing and yet mean something where they are: joiners between letters or within
 * an emoji, variants of a letter or emoji, and the tags of a flag.
 */
const SHOWN = String.raw`(?!\p{DI})[\p{L}\p{M}\p{ExtPict}\p{EMod}]`
const MEANINGFUL = [
  String.raw`(?<=${SHOWN}\uFE0F?)[\u200C\u200D](?=${SHOWN})`,
  String.raw`(?<=${SHOWN}|[#*\d])\p{VS}`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,16})[\u{E0020}-\u{E007F}]`,
]
const INVISIBLE = new RegExp(`(${MEANINGFUL.join('|')})|\\p{DI}`, 'gu')

/** The empty cell of Braille: it shows nothing, and Unicode counts it as no space. */
const BRAILLE_BLANK = '\u2800'

/**
 * The text without invisible characters and controls of direction (Unicode, Default Ignorable Code
 * Points), which come along when one copies; those that belong to a word or an emoji
 * stay. An empty cell of Braille becomes a space.
 */
export const dropInvisible = (text: string): string =>
  text.replaceAll(BRAILLE_BLANK, ' ').replace(INVISIBLE, '$1')

/** As `dropInvisible`, for numbers and addresses, in which no such character means anything. */
export const dropAllInvisible = (text: string): string =>
  text.replace(/\p{DI}/gu, '').replaceAll(BRAILLE_BLANK, '')
