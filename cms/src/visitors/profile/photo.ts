import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pathOf, storeFile } from '../../private-files/storage'

/** Maximum side of a stored photo, in pixels: it is never shown larger than a badge. */
const MAX_SIDE_PIXELS = 800
/** The type of all stored photos. */
export const PHOTO_TYPE = 'image/webp'

/**
 * Stores a photo that was found right, made smaller where it is larger than needed.
 * @returns the name it is stored under
 * @throws the error of the file system
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

export const readPhoto = (storedAs: string) => createReadStream(pathOf(storedAs))

/** A photo as a `data:` address, to embed in a file. */
export const photoAsText = async (storedAs: string): Promise<string> =>
  `data:${PHOTO_TYPE};base64,${(await readFile(pathOf(storedAs))).toString('base64')}`
