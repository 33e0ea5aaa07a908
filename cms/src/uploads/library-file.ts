import { readFile, writeFile } from 'node:fs/promises'
import type { FileKind } from '@beursvloer/contract/forms/file-kind'
import sharp, { type Metadata } from 'sharp'
import { checkEps } from './check-eps'
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

/** What of drawings is checked by what they are: they can do more than show something. */
const DRAWINGS: Readonly<Record<string, FileKind>> = {
  'image/svg+xml': 'svg',
  'application/postscript': 'eps',
  'application/eps': 'eps',
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

/** @throws RejectedFile when a file is another kind of drawing than it is stored as */
async function contentOf({ filepath, detectedMimeType = '' }: LibraryFile): Promise<Buffer | null> {
  const kind = await kindOf(filepath)
  const stored = DRAWINGS[detectedMimeType]
  const drawing = kind === 'svg' || kind === 'eps' ? kind : undefined
  if (stored !== drawing) throw new RejectedFile('type')
  if (drawing === 'svg') return cleanSvg(await readFile(filepath))
  if (drawing === 'eps') await checkEps(await readFile(filepath))
  return drawing ? null : turned(filepath)
}

/**
 * Makes of a file what the media library may keep, in its place: drawings are held to what forms hold
 * them to.
 * @throws RejectedFile saying what is wrong with it
 */
export async function prepareLibraryFile(file: LibraryFile): Promise<void> {
  const content = await contentOf(file)
  if (!content) return
  await writeFile(file.filepath, content)
  file.size = content.length
}
