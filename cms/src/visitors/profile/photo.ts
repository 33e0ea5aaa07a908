import sharp from 'sharp'
import { contentOf, storeFile } from '../../private-files/storage'

/** Maximum side of a stored photo, in pixels: it is never shown larger than a badge. */
const MAX_SIDE_PIXELS = 800
/** The type of all stored photos. */
export const PHOTO_TYPE = 'image/webp'

/**
 * Stores a photo that was found right, made smaller where it is larger than needed.
 * @returns the name it is stored under
 * @throws the error of the storage
 */
export async function storePhoto(content: Buffer): Promise<string> {
  const photo = await sharp(content)
    .resize({
      width: MAX_SIDE_PIXELS,
      height: MAX_SIDE_PIXELS,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 85 })
    .toBuffer()
  return storeFile(photo, 'webp')
}

/** A photo as a `data:` address, to embed in a file; null when it is not there. */
export async function photoAsText(storedAs: string): Promise<string | null> {
  const photo = await contentOf(storedAs)
  return photo && `data:${PHOTO_TYPE};base64,${photo.toString('base64')}`
}
