import type { Piece } from './engine/highlight.ts'

/** A text with the words that were looked for marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move.
      <mark key={index} className="bg-tint text-inherit">
        {piece[0]}
      </mark>
    ),
  )
}
