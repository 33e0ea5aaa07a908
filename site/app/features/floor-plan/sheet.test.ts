import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sheetOf } from './sheet.ts'

const hall = (number: number, width: number, length: number, level = 'Begane grond') => ({
  number,
  width,
  length,
  level,
})
const passage = (
  length: number,
  from: readonly [number, number, number],
  to: readonly [number, number, number],
) => ({
  length,
  ends: [
    { hall: from[0], at: [from[1], from[2]] },
    { hall: to[0], at: [to[1], to[2]] },
  ] as const,
})

describe('the sheet of the whole fair', () => {
  it('puts the ends of a passage opposite each other, at its length', () => {
    const halls = [hall(1, 60, 40), hall(2, 50, 40)]
    expect(sheetOf(halls, [passage(8, [1, 0, 19.5], [2, 50, 15])])).toEqual({
      width: 118,
      length: 44.5,
      halls: [
        { number: 1, x: 58, y: 0 },
        { number: 2, x: 0, y: 4.5 },
      ],
    })
  })

  it('puts halls without a passage, and halls of another level, below', () => {
    const halls = [hall(1, 60, 40), hall(2, 50, 30), hall(3, 20, 20, 'Verdieping 1')]
    const { halls: places, length } = sheetOf(halls, [passage(4, [1, 30, 0], [3, 10, 20])])
    expect(places).toEqual([
      { number: 1, x: 0, y: 0 },
      { number: 2, x: 0, y: 48 },
      { number: 3, x: 0, y: 86 },
    ])
    expect(length).toBe(106)
  })

  it('contains all halls without overlap', () => {
    const size = fc.integer({ min: 5, max: 60 })
    const sized = fc.array(fc.tuple(size, size), { minLength: 1, maxLength: 6 })
    const ends = fc.array(
      fc.tuple(fc.nat(5), fc.nat(60), fc.nat(60), fc.nat(5), fc.nat(60), fc.nat(60), fc.nat(30)),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(sized, ends, (sizes, ways) => {
        const halls = sizes.map(([width, length], at) => hall(at + 1, width, length))
        const passages = ways.map(([a, ax, ay, b, bx, by, length]) =>
          passage(length, [a + 1, ax, ay], [b + 1, bx, by]),
        )
        const sheet = sheetOf(halls, passages)
        expect(sheet.halls).toHaveLength(halls.length)
        const boxes = sheet.halls.map((place, at) => ({ ...place, size: sizes[at] ?? [0, 0] }))
        for (const [at, a] of boxes.entries()) {
          expect(a.x).toBeGreaterThanOrEqual(0)
          expect(a.x + a.size[0]).toBeLessThanOrEqual(sheet.width)
          expect(a.y + a.size[1]).toBeLessThanOrEqual(sheet.length)
          for (const b of boxes.slice(at + 1))
            expect(
              a.x < b.x + b.size[0] &&
                b.x < a.x + a.size[0] &&
                a.y < b.y + b.size[1] &&
                b.y < a.y + a.size[1],
            ).toBe(false)
        }
      }),
    )
  })
})
