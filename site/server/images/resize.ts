import { readFile } from 'node:fs/promises'
import type { ImageFormat } from './image-path.ts'
import { visibleOnWhite } from './light-logo.ts'

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
