import sharp from 'sharp'
import { RejectedFile } from './rejected-file'

/** Maximum of pixels of a picture, all of its frames together, in millions. */
const MAX_MEGAPIXELS = 40
/** Time limit of re-encoding a picture, in seconds. */
export const PICTURE_TIMEOUT_SECONDS = 30

/**
 * A picture made anew from its pixels: upright, without EXIF, comments, or data after them.
 * @throws RejectedFile `pixels` when it is too large to unpack, `unreadable` when it is no whole
 *   picture
 */
export async function cleanPicture(file: string, kind: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height > MAX_MEGAPIXELS * 1e6) throw new RejectedFile('pixels', { m: MAX_MEGAPIXELS })
  const picture = sharp(file, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
  const options = { png: {}, jpeg: { quality: 90, mozjpeg: true }, webp: { quality: 90 } }
  return picture
    .toFormat(kind, options[kind])
    .toBuffer()
    .catch(() => {
      throw new RejectedFile('unreadable')
    })
}
