import { readFile } from 'node:fs/promises'
import type { ImageFormat } from './image-path.ts'

/** A ground on which white is visible: the dark gray of the site (gray-800). */
const GROUND = '#1f2937'
/** Room around the logo on its ground, over its height. */
const PADDING = 0.15

/** Pixels along the longer side that are looked at. */
const SAMPLE = 64
/**
 * Luminance (0–255) from which a colour is invisible on white paper, and up to which it is on dark
 * ground.
 */
const LIGHT = 225
const DARK = 70
/** Least share of light pixels, and most of dark ones, for a logo to get dark ground. */
const LIGHT_SHARE = 0.25
const DARK_SHARE = 0.02

/**
 * Share of light and of dark pixels among the visible ones; null for a picture without
 * transparency.
 */
async function sharesOf(picture: Buffer) {
  const { default: sharp } = await import('sharp')
  const { data } = await sharp(picture)
    .resize(SAMPLE, SAMPLE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = { shown: 0, light: 0, dark: 0 }
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    counts.shown += 1
    if (luminance >= LIGHT) counts.light += 1
    if (luminance <= DARK) counts.dark += 1
  }
  const { shown, light, dark } = counts
  if (shown === 0 || shown * 4 === data.length) return null
  return { light: light / shown, dark: dark / shown }
}

/**
 * A logo that is visible on white: one drawn in white, for dark pages, gets a dark ground. Any
 * other stays as it is.
 * @returns WebP
 */
export async function visibleOnWhite(picture: Buffer): Promise<Buffer> {
  const shares = await sharesOf(picture)
  if (!shares || shares.light < LIGHT_SHARE || shares.dark > DARK_SHARE) return picture
  const { default: sharp } = await import('sharp')
  const { height = 0 } = await sharp(picture).metadata()
  const room = Math.round(height * PADDING)
  return sharp(picture)
    .extend({ top: room, bottom: room, left: room, right: room, background: GROUND })
    .flatten({ background: GROUND })
    .webp()
    .toBuffer()
}

const QUALITY: Partial<Record<ImageFormat, string>> = {
  avif: '52',
  webp: '76',
  logo: '76',
  jpeg: '78',
}
/**
 * Effort of the AVIF encoder (0–9; sharp's default is 4): 2 takes a fraction of the time for a few
 * per cent more bytes. IPX passes this to sharp's settings, but its types lack it.
 */
const AVIF_EFFORT = { heifEffort: 2 }
/** Most pixels of an original; larger ones would take the server's memory. */
const MAX_PIXELS = 60_000_000

/** libvips works with one thread per picture: pages come first. Read when sharp is loaded. */
process.env.VIPS_CONCURRENCY ??= '1'

/**
 * A picture in another width (pixels) and format: never larger than the original, upright, and
 * without metadata, which may contain the place of a photo. Throws when the original is no picture
 * or has too many pixels.
 */
export async function resize(path: string, width: number, format: ImageFormat): Promise<Buffer> {
  const { createIPX } = await import('ipx')
  const ipx = createIPX({
    storage: {
      name: 'original',
      getMeta: () => ({}),
      getData: async () => {
        const data = await readFile(path)
        return data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer
      },
    },
    sharpOptions: { limitInputPixels: MAX_PIXELS, autoOrient: true, ...AVIF_EFFORT },
  })
  const quality = QUALITY[format]
  const changes = {
    width: `${width}`,
    format: format === 'logo' ? 'webp' : format,
    ...(quality ? { quality } : {}),
  }
  const { data } = await ipx('/original', changes).process()
  const picture = Buffer.from(data)
  return format === 'logo' ? visibleOnWhite(picture) : picture
}
