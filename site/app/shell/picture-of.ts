import type { Media } from '~/content/model.ts'

/** A file of the media library as pages draw it. */
export type PictureFile = Pick<Media, 'file' | 'width' | 'height' | 'focus'>

export const pictureOf = ({ file, width, height, focus }: Media): PictureFile => ({
  file,
  width,
  height,
  ...(focus && { focus }),
})
