import { tokenize, type Word } from './tokenize.ts'

/** A piece of text; a found word is in an array of one. */
export type Piece = string | readonly [found: string]

/** How much of a text a result shows, in characters. */
const SNIPPET_LENGTH = 170

/** Whether a word matches, whole or by the rest after its first letter and hyphen. */
export const isFound = ({ folded, rest }: Word, matches: (folded: string) => boolean): boolean =>
  matches(folded) || (rest !== undefined && matches(rest))

/** The text in pieces, the words that match apart; together the pieces are the text. */
export function markText(text: string, matches: (folded: string) => boolean): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const word of tokenize(text)) {
    if (!isFound(word, matches)) continue
    const { start, end } = word
    if (start > from) pieces.push(text.slice(from, start))
    pieces.push([text.slice(start, end)])
    from = end
  }
  if (from < text.length) pieces.push(text.slice(from))
  return pieces
}

/**
 * The part of a text around its first match, cut between words, with an ellipsis where text is
 * left out; its beginning when nothing matches.
 */
export function snippet(text: string, matches: (folded: string) => boolean): Piece[] {
  if (text.length <= SNIPPET_LENGTH) return markText(text, matches)
  const words = tokenize(text)
  const hit = words.find((word) => isFound(word, matches))
  // A third of the part stands before the match, to give it context.
  const earliest = hit && hit.end > SNIPPET_LENGTH ? hit.start - SNIPPET_LENGTH / 3 : 0
  const start = words.find((word) => word.start >= earliest)?.start ?? 0
  const from = earliest === 0 ? 0 : start
  const end = words.findLast((word) => word.end <= from + SNIPPET_LENGTH)?.end ?? 0
  const to = Math.max(end, hit?.end ?? 0, from)
  const shown = markText(text.slice(from, to), matches)
  return [...(from > 0 ? ['… '] : []), ...shown, ...(to < text.length ? [' …'] : [])]
}
