import sharp from 'sharp'
import { LOGO_SIZE } from './logo-size.ts'

/** Most pixels of the original, and how long it may take in seconds: it was drawn by anybody. */
const MAX_PIXELS = 60_000_000
const MAX_SECONDS = 8
/** Dots per inch at which a drawing has the size that it says. */
const DRAWN_DENSITY = 72
const MAX_DENSITY = 2400

/**
 * A logo as PNG of one size, at the left on nothing; a drawing is made into dots here, so that
 * nothing of it reaches the reader.
 * @param ground colour behind the logo and a little around it; absent: none
 * @throws Error when it is no picture, or has too many pixels
 */
export async function logoPicture(file: Uint8Array, ground?: string): Promise<Buffer> {
  const { width: drawn } = await sharp(file, { limitInputPixels: false }).metadata()
  const density = Math.min(MAX_DENSITY, (DRAWN_DENSITY * LOGO_SIZE.width) / Math.max(1, drawn))
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const room = ground ? LOGO_SIZE.height / 10 : 0
  const size = { width: LOGO_SIZE.width - 2 * room, height: LOGO_SIZE.height - 2 * room }
  const logo = sharp(file, { density: Math.max(1, density), limitInputPixels: MAX_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .resize({ ...size, fit: 'inside' })
    .flatten(ground ? { background: ground } : false)
    .extend({ top: room, bottom: room, left: room, right: room, background: ground ?? background })
  return sharp(await logo.png().toBuffer())
    .resize({ ...LOGO_SIZE, fit: 'contain', position: 'left', background })
    .png({ palette: true })
    .toBuffer()
}
