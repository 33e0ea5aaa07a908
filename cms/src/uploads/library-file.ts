import { writeFile } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'

/** A file for the media library as Strapi hands it on: on disk, its type checked. */
export interface LibraryFile {
  readonly filepath: string
  /** In bytes. */
  size: number
}

/** Quality of a photo that is turned: Strapi encodes it once more, for less. */
const TURNED_QUALITY = 95

/**
 * A photo that its camera held on its side, turned; null for one that is upright, or no photo at all.
 * Strapi's own `autoOrientation` lets one lie that would take more bytes when turned.
 */
async function turned(file: string): Promise<Buffer | null> {
  const {
    format,
    orientation = 1,
    pages = 1,
  } = await sharp(file)
    .metadata()
    .catch((): Partial<Metadata> => ({}))
  if (!format || orientation === 1 || pages > 1) return null
  return sharp(file)
    .autoOrient()
    .keepIccProfile()
    .toFormat(format, { quality: TURNED_QUALITY })
    .toBuffer()
}

/** Makes of a file what the media library may keep, in its place. */
export async function prepareLibraryFile(file: LibraryFile): Promise<void> {
  const content = await turned(file.filepath)
  if (!content) return
  await writeFile(file.filepath, content)
  file.size = content.length
}
