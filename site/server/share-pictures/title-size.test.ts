import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitTitle, TITLE_LEADING } from './title-size.ts'

const words = (...widths: number[]) => ({ words: widths, space: 0.25 })

it('a short title is set large and a long one small', () => {
  expect(fitTitle(words(4), 1072, 200)).toEqual({ size: 132, lines: 1 })
  const long = fitTitle(words(...Array<number>(20).fill(3)), 1072, 200)
  expect(long.size).toBeLessThan(70)
  expect(long.lines).toBeGreaterThan(2)
})

it('a long word is reduced to fit its line', () => {
  expect(fitTitle(words(19.2, 1.1), 1072, 200).size).toBe(52)
})

it('a title never exceeds the height, whatever it is', () => {
  const width = fc.double({ min: 0.2, max: 30, noNaN: true })
  fc.assert(
    fc.property(
      fc.array(width, { maxLength: 60 }),
      fc.integer({ min: 60, max: 300 }),
      (all, room) => {
        const { size, lines } = fitTitle(words(...all), 1072, room)
        expect(lines).toBeGreaterThanOrEqual(1)
        expect(size * lines * TITLE_LEADING).toBeLessThanOrEqual(room)
      },
    ),
  )
})
