import { imageWidths } from '../../app/ui/image-path.ts'

/** Folder of the copies of the media library, below the data folder. */
export const ORIGINALS = 'images/originals'

/** A `logo` is a WebP that is visible on white. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg', 'png', 'logo'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

export type ImageVariant = NonNullable<ReturnType<typeof parseImagePath>>

/** Names of the media library; they cannot leave its directory. */
const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,199}$/
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i

/** Whether `name` can be a file of the media library. */
export const isFileName = (name: string): boolean => FILE_NAME.test(name) && !name.includes('..')

/** Whether a file of the media library is a picture by its name. */
const isPictureName = (name: string): boolean => isFileName(name) && PICTURE.test(name)

/** Reads `{width}/{format}/{file}`; null unless each part is one that is offered. */
export function parseImagePath(path: string) {
  const [width, format, file, ...rest] = path.split('/')
  if (!width || !format || !file || rest.length > 0 || !isPictureName(file)) return null
  const offeredWidth = imageWidths.find((offered) => String(offered) === width)
  const offeredFormat = IMAGE_FORMATS.find((offered) => offered === format)
  return offeredWidth && offeredFormat ? { width: offeredWidth, format: offeredFormat, file } : null
}
