import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { parsePath } from './path-data'
import { parseTransform, transformed } from './transform'

/** Side of the drawings, in pixels. */
const SIDE = 120
/** Share of the pixels that may differ because of straight pieces in place of curves, and edges. */
const MAX_DIFFERENCE = 0.02

/** The rendering by librsvg, with a byte per pixel. */
const drawn = (element: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">${element}</svg>`,
    ),
  )
    .extractChannel('alpha')
    .raw()
    .toBuffer()

const number = fc.integer({ min: 0, max: SIDE })
const step = fc.integer({ min: -SIDE / 2, max: SIDE / 2 })
const values = (of: fc.Arbitrary<number>, count: number) =>
  fc.array(of, { minLength: count, maxLength: count })

/** A command with one or two sets of values, absolute or relative. */
const command = fc
  .constantFrom(...Object.entries({ L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2 }))
  .chain(([letter, count]) =>
    fc
      .tuple(fc.boolean(), fc.integer({ min: 1, max: 2 }))
      .chain(([relative, sets]) =>
        values(relative ? step : number, count * sets).map(
          (numbers) => `${relative ? letter.toLowerCase() : letter}${numbers.join(' ')}`,
        ),
      ),
  )

const path = fc
  .tuple(values(number, 2), fc.array(command, { minLength: 2, maxLength: 5 }))
  .map(([start, commands]) => `M${start.join(',')}${commands.join('')}z`)

const transform = fc.oneof(
  values(step, 2).map((by) => `translate(${by.join(' ')})`),
  fc.tuple(step, number, number).map((all) => `rotate(${all.join(',')})`),
  fc.constantFrom('scale(.5)', 'scale(1.2 -0.4) translate(0,-100)', 'skewX(20)', 'skewY(-15)'),
  fc.constantFrom('matrix(.8 .1 -.2 .7 10 5)', ''),
)

it('paths and transforms are read as another program draws them', async () => {
  await fc.assert(
    fc.asyncProperty(path, transform, transform, async (data, outer, inner) => {
      const both = `${outer} ${inner}`
      const matrix = parseTransform(both)
      const [outline] = parsePath(data) ?? []
      if (!matrix || !outline) throw new Error(`not read: ${data} ${both}`)
      const points = outline.map((point) => transformed(matrix, point).join(',')).join(' ')
      const [theirs, ours] = await Promise.all([
        drawn(`<path d="${data}" transform="${both}"/>`),
        drawn(`<polygon points="${points}"/>`),
      ])
      const different = theirs.filter((alpha, at) => Math.abs(alpha - (ours[at] ?? 0)) > 200)
      expect(different.length / theirs.length).toBeLessThan(MAX_DIFFERENCE)
    }),
    { numRuns: 150 },
  )
})
