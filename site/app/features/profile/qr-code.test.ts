import { type QrDrawing, qrDrawing } from '@beursvloer/contract/printing/qr-drawing'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { readQrCode } from './testing/read-qr-code.ts'

/** The text that a scanner reads from the drawing. */
async function scanned({ size, path }: QrDrawing, pixels: number): Promise<string | undefined> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${pixels}" height="${pixels}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
  return readQrCode(await sharp(Buffer.from(svg)).png().toBuffer())
}

const anyCode = fc.string({
  unit: fc.constantFrom(...'0123456789abcdefABCDEF-_'),
  minLength: 16,
  maxLength: 48,
})

it('a QR code is read as its text', async () => {
  await fc.assert(
    fc.asyncProperty(anyCode, async (code) => {
      expect(await scanned(qrDrawing(code), 330)).toBe(code)
    }),
    { numRuns: 25 },
  )
}, 30_000)

it('a QR code has a margin of four modules', () => {
  const { size, path } = qrDrawing('0123456789abcdef')
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  )
  for (const [x = 0, y = 0, length = 0] of corners) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + length, y + 1)).toBeLessThanOrEqual(size - 4)
  }
})
