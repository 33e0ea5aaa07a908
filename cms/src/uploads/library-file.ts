import { readFile, writeFile } from 'node:fs/promises'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import sharp, { type Metadata } from 'sharp'
import { checkEps } from './check-eps'
import { PICTURE_TIMEOUT_SECONDS } from './clean-picture'
import { cleanSvg } from './clean-svg'
import { kindOf } from './file-kind'
import { RejectedFile } from './rejected-file'

/** A file for the media library as Strapi hands it on: on disk, its type checked. */
export interface LibraryFile {
  readonly filepath: string
  /** In bytes. */
  size: number
  /** As Strapi will store it. */
  readonly detectedMimeType?: string
}

/** Drawings, which are checked by their real kind: they can do more than show something. */
const DRAWINGS: Readonly<Record<string, FileKind>> = {
  'image/svg+xml': 'svg',
  'application/postscript': 'eps',
  'application/eps': 'eps',
}

/**
 * Maximum of pixels of a picture, in millions: the site shows none that has more (`resize.ts`
 * there).
 */
const MAX_MEGAPIXELS = 60
/** The same of all frames of an animation together: sharp unpacks no more (`limitInputPixels`). */
const MAX_ANIMATION_MEGAPIXELS = 268
/** Quality of a re-encoded photo: Strapi encodes it once more, with a lower one. */
const ROTATED_QUALITY = 95

/**
 * Whether metadata may contain the place of a photo: EXIF's GPSInfo (tag 8825) in either byte
 * order, or XMP.
 */
const mayTellPlace = ({ exif, xmp }: Metadata): boolean =>
  [Buffer.of(0x88, 0x25), Buffer.of(0x25, 0x88)].some((tag) => exif?.includes(tag)) ||
  Boolean(xmp?.includes('GPS'))

/**
 * Metadata of a photo that is not upright or may contain its place of origin; null for one that the
 * media library may keep as it is, or no photo at all.
 * @throws RejectedFile when it is too large to unpack
 */
export async function unpreparedPhoto(file: string): Promise<Metadata | null> {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata) return null
  const { orientation = 1, pages = 1, width, height } = metadata
  if (width * height > MAX_MEGAPIXELS * 1e6) throw new RejectedFile('pixels', { m: MAX_MEGAPIXELS })
  if (width * height * pages > MAX_ANIMATION_MEGAPIXELS * 1e6)
    throw new RejectedFile('pixels', { m: MAX_ANIMATION_MEGAPIXELS })
  return pages > 1 || (orientation === 1 && !mayTellPlace(metadata)) ? null : metadata
}

/**
 * A photo rotated upright, and without its place of origin; null for one that needs neither.
 * Strapi's own `autoOrientation` skips a photo that would take more bytes when rotated.
 * @throws RejectedFile when it is too large to unpack, or cannot be re-encoded in time
 */
async function preparedPhoto(file: string): Promise<Buffer | null> {
  const metadata = await unpreparedPhoto(file)
  if (!metadata) return null
  const { format } = metadata
  return sharp(file)
    .autoOrient()
    .keepIccProfile()
    .timeout({ seconds: PICTURE_TIMEOUT_SECONDS })
    .toFormat(format, format === 'png' ? {} : { quality: ROTATED_QUALITY })
    .toBuffer()
    .catch(() => {
      throw new RejectedFile('unreadable')
    })
}

/** @throws RejectedFile when a file is another kind of drawing than it is stored as */
async function contentOf({ filepath, detectedMimeType = '' }: LibraryFile): Promise<Buffer | null> {
  const kind = await kindOf(filepath)
  const stored = DRAWINGS[detectedMimeType]
  const drawing = kind === 'svg' || kind === 'eps' ? kind : undefined
  if (stored !== drawing) throw new RejectedFile('type')
  if (drawing === 'svg') return cleanSvg(await readFile(filepath))
  if (drawing === 'eps') await checkEps(await readFile(filepath))
  return drawing ? null : preparedPhoto(filepath)
}

/**
 * Replaces a file by the content that the media library may keep; drawings follow the rules of
 * forms.
 * @throws RejectedFile with the reason
 */
export async function prepareLibraryFile(file: LibraryFile): Promise<void> {
  const content = await contentOf(file)
  if (!content) return
  await writeFile(file.filepath, content)
  file.size = content.length
}
