import { encode } from 'uqr'

/** A QR code as one path on a grid of modules, with the quiet zone around it. */
export type QrDrawing = ReturnType<typeof qrDrawing>

/** Modules that must stay empty on every side (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4

/** The dark runs of a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  for (const [at, dark] of row.entries()) {
    const last = runs.at(-1)
    if (!dark) continue
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}

/**
 * Draws a text as a QR code that is read also when up to a quarter of it is covered: badges crease,
 * and lanyards hang in front.
 */
export function qrDrawing(text: string) {
  const { data, size } = encode(text, { ecc: 'Q', boostEcc: true, border: QUIET_ZONE })
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  )
  return {
    // Modules from side to side, quiet zone included.
    size, // For `d` of a <path> that is filled.
    path: path.join(''),
  }
}
