import type { Outline } from '@beursvloer/contract/outlines'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly length: number
}

/** The corners of an upright rectangle, in metres. */
export const rectangle = ({ x, y, width, length }: Box): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + length],
  [x, y + length],
]
