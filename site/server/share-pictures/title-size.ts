/** Sizes of the title that may be chosen, in pixels, largest first. */
const SIZES = [132, 118, 106, 96, 88, 80, 72, 65, 58, 52, 46] as const
const SMALLEST = 46
/** Height of a line over its size. */
export const TITLE_LEADING = 1.04

/** Widths of a title's words and of the space between them, over the size of the letters. */
export interface TitleWidths {
  readonly words: readonly number[]
  readonly space: number
}

/** How many lines the words take, one after the other, on lines of `room` (over the size). */
function linesOf({ words, space }: TitleWidths, room: number): number {
  let lines = 1
  let used = 0
  for (const word of words) {
    const needed = used === 0 ? word : used + space + word
    if (needed <= room) used = needed
    else {
      lines += 1
      used = word
    }
  }
  return lines
}

/** The largest size at which a title stays within a box (pixels) without breaking a word. */
export function fitTitle(widths: TitleWidths, width: number, height: number) {
  const longest = Math.max(0, ...widths.words)
  const fits = (size: number) =>
    longest * size <= width && linesOf(widths, width / size) * size * TITLE_LEADING <= height
  const size = SIZES.find(fits) ?? SMALLEST
  return {
    // Pixels.
    size, // Most lines that there is room for at this size; a longer title ends in "…".
    lines: Math.max(1, Math.floor(height / (size * TITLE_LEADING))),
  }
}
