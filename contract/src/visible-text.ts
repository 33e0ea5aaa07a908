/**
 * Characters that show nothing and yet mean something where they are: joiners between letters or within
 * an emoji, variants of a letter or emoji, and the tags of a flag.
 */
const SHOWN = String.raw`(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`
const MEANINGFUL = [
  String.raw`(?<=${SHOWN}\uFE0F?)[\u200C\u200D](?=${SHOWN})`,
  String.raw`(?<=${SHOWN}|[#*\d])\p{Variation_Selector}`,
  String.raw`(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,16})[\u{E0020}-\u{E007F}]`,
]
const INVISIBLE = new RegExp(
  `(${MEANINGFUL.join('|')})|[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}]`,
  'gu',
)

/**
 * The text without characters that show nothing or turn the direction of what follows (Unicode, Default
 * Ignorable Code Points and Bidi Control), which come along when one copies; those that belong to a word or
 * an emoji stay.
 */
export const dropInvisible = (text: string): string => text.replace(INVISIBLE, '$1')

/** As `dropInvisible`, for numbers and addresses, in which no such character means anything. */
export const dropAllInvisible = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
