/** Widths in pixels at which the site serves every picture. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

/** A `logo` is a WebP that the server makes sure is seen on white. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png' | 'logo'

/** Address of one variant: `/_img/{width}/{format}/{file}`. */
export function imagePath(file: string, width: number, format: ImageFormat): string {
  return `/_img/${width}/${format}/${encodeURIComponent(file)}`
}

/** The served widths that make sense for an original of `width` pixels: never one enlarged. */
export function usefulWidths(width: number): readonly number[] {
  const fitting = imageWidths.filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [imageWidths[0]]
}

/** `srcset` value of a picture in one format. */
export function srcSet(file: string, width: number, format: ImageFormat): string {
  return usefulWidths(width)
    .map((candidate) => `${imagePath(file, candidate, format)} ${candidate}w`)
    .join(', ')
}
