import type { LocaleCode, PhotoAlbum } from '~/content/model.ts'

/** How much room a photo takes in its row, by width over height. */
export type PhotoShape = 'tall' | 'square' | 'wide' | 'panorama'

export interface PhotoView {
  readonly file: string
  readonly width: number | null
  readonly height: number | null
  /** In Dutch: photos are described once. */
  readonly alt: string
  readonly photographer: string
  readonly licence: string
  readonly shape: PhotoShape
}

export interface AlbumView {
  readonly title: string
  readonly intro: string
  readonly language: LocaleCode
  readonly photos: readonly PhotoView[]
}

/** The shape of a photo of so many pixels; `wide` (3:2) when the size is unknown. */
export function photoShape(width: number | null, height: number | null): PhotoShape {
  const ratio = width && height ? width / height : 1.5
  if (ratio < 0.85) return 'tall'
  if (ratio < 1.2) return 'square'
  return ratio < 1.9 ? 'wide' : 'panorama'
}

export const toAlbumView = ({ title, intro, language, photos }: PhotoAlbum): AlbumView => ({
  title,
  intro,
  language,
  photos: photos.map(({ file: { file, width, height }, alt, photographer, licence }) => ({
    file,
    width,
    height,
    alt,
    photographer,
    licence,
    shape: photoShape(width, height),
  })),
})

/** A mail to the organiser that asks to take a photo away; `subject` names the photo. */
export const removalMail = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`
