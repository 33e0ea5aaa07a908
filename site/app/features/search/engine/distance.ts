/** Longer words are not compared. */
const LONGEST = 40
/** The last three rows of the table, rotating; reused by every call. */
const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1))

/**
 * How many typing mistakes lie between two words: a letter too many, missing, other, or swapped
 * with its neighbour. Gives up beyond `most` and answers a number above it.
 */
export function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || Math.max(a.length, b.length) > LONGEST) {
    return most + 1
  }
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= b.length; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      }
      current[column] = cost
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return at(last, b.length)
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0
