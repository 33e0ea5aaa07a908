import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawFile } from './draw.ts'

const MAX_PHOTO_BYTES = 250_000

it.each([
  ['portrait-ilse-van-werkhoven', 'Ilse', 600, 600],
  ['hall-2025-opening', 'Opening', 1600, 1067],
  ['talk-2025-lezing-staand', 'Lezing', 711, 1067],
])('draws %s at its size, the same each time', async (key, name, width, height) => {
  const [first, second] = await Promise.all([drawFile(key, name, true), drawFile(key, name, true)])
  const { info } = await sharp(first.body).toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, height])
  expect(first.body.length).toBeLessThan(MAX_PHOTO_BYTES)
  expect(first.thumbnail?.width).toBeLessThanOrEqual(245)
  expect(second.body.equals(first.body)).toBe(true)
})

it('draws a logo of at most 480 by 240 on a clear ground, the same each time', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => drawFile('logo-woonblok', 'Woonblok', true)),
  )
  expect(first?.width).toBeLessThanOrEqual(480)
  expect(first?.height).toBeLessThanOrEqual(240)
  expect((await sharp(first?.body).stats()).isOpaque).toBe(false)
  expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true)
})

it('makes a brochure that starts and ends as a PDF', async () => {
  const text = (await drawFile('brochure', 'Gids (2027)', true)).body.toString('latin1')
  expect(text.startsWith('%PDF-1.4')).toBe(true)
  expect(text).toContain('(Gids \\(2027\\)) Tj')
  expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
})
