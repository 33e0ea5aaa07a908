/** Mean width of a sign of the text face, as part of its size. */
const SIGN_WIDTH = 0.54

/**
 * A name in lines that fit a width; a longer name ends in an ellipsis.
 *
 * @param width of the room for the name, in type sizes
 * @example wrapName('Stapelwerk Modulair', 6, 2) // ['Stapelwerk', 'Modulair']
 */
export function wrapName(name: string, width: number, maxLines: number): string[] {
  const most = Math.max(3, Math.floor(width / SIGN_WIDTH))
  const lines: string[] = []
  for (const word of name.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${line} ${word}`
    } else lines.push(word)
  }
  const shown = lines.slice(0, maxLines)
  const cut = (line: string) => `${line.slice(0, most - 1).replace(/(?<![\s,])[\s,]+$/, '')}…`
  return shown.map((line, index) => {
    const last = index === maxLines - 1 && lines.length > maxLines
    return line.length > most || (last && line.length === most)
      ? cut(line)
      : last
        ? `${line.replace(/,$/, '')}…`
        : line
  })
}
