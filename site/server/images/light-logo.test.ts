import sharp from 'sharp'
import { expect, it } from 'vitest'
import { visibleOnWhite } from './resize.ts'

const logo = (shapes: string) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50">${shapes}</svg>`),
  )
    .webp()
    .toBuffer()
const bar = (x: number, fill: string) => `<path d="M${x} 10h80v30h-80z" fill="${fill}"/>`

it.each([
  ['white', bar(10, '#fff'), true],
  ['white with a green mark', bar(10, '#fff') + bar(100, '#22c55e'), true],
  ['green', bar(10, '#15803d'), false],
  ['black and white', bar(10, '#fff') + bar(100, '#000'), false],
  [
    'white on a ground of its own',
    `<path d="M0 0h200v50H0z" fill="#15803d"/>${bar(10, '#fff')}`,
    false,
  ],
])('a logo that is %s gets a background: %s', async (_what, shapes, hasGround) => {
  const picture = await logo(shapes)
  const seen = await visibleOnWhite(picture)
  expect(!seen.equals(picture)).toBe(hasGround)
  if (!hasGround) return
  const { data } = await sharp(seen).raw().toBuffer({ resolveWithObject: true })
  expect(Math.max(...data.subarray(0, 3))).toBeLessThan(70)
})
