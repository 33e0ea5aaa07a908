import type { Point } from '@beursvloer/contract/outlines'

/** An affine transform as SVG writes it: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** The transform that does `inner` first and `outer` to the result. */
export const combine = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

export const transformed = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

const radians = (degrees: number) => (degrees * Math.PI) / 180

const rotation = (degrees: number): Matrix => {
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  return [cos, sin, -sin, cos, 0, 0]
}

const translation = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

/** SVG's functions, by the numbers of values that each takes. */
const functions: Readonly<Record<string, (values: readonly number[]) => Matrix | null>> = {
  matrix: ([a, b, c, d, e, f]) =>
    a === undefined || b === undefined || c === undefined || d === undefined
      ? null
      : e === undefined || f === undefined
        ? null
        : [a, b, c, d, e, f],
  translate: ([x, y = 0]) => (x === undefined ? null : translation(x, y)),
  scale: ([x, y = x]) => (x === undefined || y === undefined ? null : [x, 0, 0, y, 0, 0]),
  rotate: ([angle, x = 0, y = 0]) =>
    angle === undefined
      ? null
      : combine(translation(x, y), combine(rotation(angle), translation(-x, -y))),
  skewX: ([angle]) => (angle === undefined ? null : [1, 0, Math.tan(radians(angle)), 1, 0, 0]),
  skewY: ([angle]) => (angle === undefined ? null : [1, Math.tan(radians(angle)), 0, 1, 0, 0]),
}

/** Numbers in an SVG attribute, with any separators. */
export const numbersIn = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

const FUNCTION = /(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi

/**
 * The transform of a `transform` attribute.
 * @returns null when it is invalid in SVG 1.1
 */
export function parseTransform(text: string): Matrix | null {
  const parts = [...text.matchAll(FUNCTION)]
  const rest = text.replace(FUNCTION, '').replace(/[\s,]/g, '')
  if (rest && rest !== 'none') return null
  return parts.reduce<Matrix | null>((matrix, [, name = '', values = '']) => {
    const part = functions[name]?.(numbersIn(values))
    return matrix && part ? combine(matrix, part) : null
  }, IDENTITY)
}
