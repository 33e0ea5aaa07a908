import type { Point } from '@beursvloer/contract/outlines'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combine, type Matrix, parseTransform, transformed } from './transform'

const number = fc.integer({ min: -50, max: 50 })
const point = fc.tuple(number, number) as fc.Arbitrary<Point>

const transform = fc.oneof(
  fc.tuple(number, number).map(([x, y]) => `translate(${x} ${y})`),
  number.map((x) => `translate(${x})`),
  fc.tuple(number, number).map(([x, y]) => `scale(${x},${y})`),
  number.map((angle) => `rotate(${angle})`),
  fc.tuple(number, number, number).map((values) => `rotate(${values.join(' , ')})`),
  number.map((angle) => `skewX(${angle % 40})`),
  fc.array(number, { minLength: 6, maxLength: 6 }).map((values) => `matrix(${values.join(' ')})`),
)

const read = (text: string): Matrix => {
  const matrix = parseTransform(text)
  if (!matrix) throw new Error(`not read: ${text}`)
  return matrix
}

const close = ([x, y]: Point, [p, q]: Point) => {
  expect(x).toBeCloseTo(p, 5)
  expect(y).toBeCloseTo(q, 5)
}

describe('transforms', () => {
  it('are applied from right to left', () => {
    fc.assert(
      fc.property(fc.array(transform, { maxLength: 4 }), point, (list, start) => {
        const oneByOne = list.reduceRight((at, text) => transformed(read(text), at), start)
        close(transformed(read(list.join(' ')), start), oneByOne)
      }),
    )
  })

  it('of nested groups are equal to one list of transforms', () => {
    fc.assert(
      fc.property(transform, transform, point, (outer, inner, start) => {
        const nested = combine(read(outer), read(inner))
        close(transformed(nested, start), transformed(read(`${outer}${inner}`), start))
      }),
    )
  })

  it('rotate around a centre without moving it', () => {
    fc.assert(
      fc.property(number, point, (angle, centre) => {
        close(transformed(read(`rotate(${angle} ${centre.join(' ')})`), centre), centre)
      }),
    )
  })

  it('rotate clockwise, with y down', () => {
    close(transformed(read('rotate(90)'), [2, 0]), [0, 2])
  })

  it.each(['perspective(3)', 'translate()', 'scale(1', 'matrix(1 2 3)', 'translate(1) x'])(
    'that SVG does not define are refused: %s',
    (text) => {
      expect(parseTransform(text)).toBeNull()
    },
  )

  it.each(['', '  ', 'none'])('without effect change nothing: %j', (text) => {
    expect(parseTransform(text)).toEqual([1, 0, 0, 1, 0, 0])
  })
})
