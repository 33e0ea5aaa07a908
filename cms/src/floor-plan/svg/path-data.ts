import type { Point } from '@beursvloer/contract/outlines'

/** The number of straight pieces that replace a curve. */
const PIECES = 8

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** A point on a Bézier curve, by De Casteljau. */
const onCurve = (points: readonly Point[], share: number): Point => {
  const [first = [0, 0], ...rest] = points
  if (rest.length === 0) return first
  return onCurve(
    rest.map((point, at) => between(points[at] ?? point, point, share)),
    share,
  )
}

const flatten = (curve: readonly Point[]): Point[] =>
  Array.from({ length: PIECES }, (_, at) => onCurve(curve, (at + 1) / PIECES))

const mirrored = (point: Point, centre: Point): Point => [
  2 * centre[0] - point[0],
  2 * centre[1] - point[1],
]

/** How many numbers each command takes; arcs are missing on purpose. */
const VALUES: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  Z: 0,
}

const TOKENS = /[a-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** Splits path data into commands with as many values as each takes; null for invalid data. */
function commandsOf(data: string): { command: string; values: number[] }[] | null {
  const commands: { command: string; values: number[] }[] = []
  let command = ''
  let values: number[] = []
  for (const token of data.match(TOKENS) ?? []) {
    if (/^[a-z]$/i.test(token)) {
      if (values.length > 0 || VALUES[token.toUpperCase()] === undefined) return null
      command = token
      if (token.toUpperCase() === 'Z') commands.push({ command: token, values: [] })
      continue
    }
    const wanted = VALUES[command.toUpperCase()]
    if (!wanted) return null
    values.push(Number(token))
    if (values.length < wanted) continue
    commands.push({ command, values })
    values = []
    // More pairs after a move are lines.
    if (command === 'M') command = 'L'
    if (command === 'm') command = 'l'
  }
  return values.length > 0 ? null : commands
}

/**
 * The outlines that path data draws; curves become straight pieces.
 * @param data the `d` attribute
 * @returns a list of points per part, or null for arcs and for invalid path data
 */
export function parsePath(data: string): Point[][] | null {
  const commands = commandsOf(data)
  if (!commands) return null
  const parts: Point[][] = []
  let part: Point[] = []
  let here: Point = [0, 0]
  /** The last control point of the curve before, with its kind. */
  let control: { kind: string; point: Point } | null = null
  for (const { command, values } of commands) {
    const name = command.toUpperCase()
    const [dx, dy] = command === name ? [0, 0] : here
    const points = Array.from(
      { length: values.length / 2 },
      (_, at): Point => [(values[2 * at] ?? 0) + dx, (values[2 * at + 1] ?? 0) + dy],
    )
    const [value = 0] = values
    const smooth = (kind: string): Point =>
      control?.kind === kind ? mirrored(control.point, here) : here
    let curve: Point[] = []
    if (name === 'Z') {
      here = part[0] ?? here
      part = []
      control = null
      continue
    }
    if (name === 'M' || part.length === 0) {
      part = name === 'M' ? [] : [here]
      parts.push(part)
    }
    if (name === 'H') points.splice(0, 1, [value + dx, here[1]])
    if (name === 'V') points.splice(0, 1, [here[0], value + dy])
    if (name === 'C' || name === 'Q') curve = [here, ...points]
    if (name === 'S') curve = [here, smooth('C'), ...points]
    if (name === 'T') curve = [here, smooth('Q'), ...points]
    part.push(...(curve.length > 0 ? flatten(curve) : points))
    control =
      curve.length > 0
        ? { kind: curve.length === 4 ? 'C' : 'Q', point: curve.at(-2) ?? here }
        : null
    here = part.at(-1) ?? here
  }
  return parts
}
