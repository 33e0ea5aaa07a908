import { z } from 'zod'
import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
import { choiceOr, flag, localized, requiredInteger, requiredText, text } from '../fields.ts'
import { mediaFile } from '../media.ts'
import { byText } from '../order.ts'
import type { Media } from '../values.ts'

const PHOTO_SUBJECTS = ['halls', 'stage', 'people', 'tours', 'exhibits'] as const

const photos = components({
  file: mediaFile,
  /** Its description, in Dutch. */
  alt: text,
  /** The same in English; empty when nobody translated it. */
  altEnglish: text,
  /** What it shows, for the press; null: nothing for them. */
  subject: z.enum(PHOTO_SUBJECTS).nullish(),
  kind: choiceOr('photo', ['photo', 'illustration']),
  /** Its photographer or artist. */
  photographer: text,
  licence: text,
  hidden: flag,
})

/**
 * The photos that may be seen, each file once. A file that was hidden in one place is hidden
 * everywhere in the album: a removal request is about the picture, not about its row.
 */
function visible<T extends { readonly file: Media; readonly hidden: boolean }>(all: readonly T[]) {
  const seen = new Set(all.filter((item) => item.hidden).map((item) => item.file.file))
  return all.flatMap(({ hidden: _, ...item }) => {
    if (seen.has(item.file.file)) return []
    seen.add(item.file.file)
    return [item]
  })
}

export const photoAlbum = contentType({
  name: 'photo-album',
  path: 'photo-albums',
  draftAndPublish: true,
  shape: {
    year: requiredInteger,
    slug: requiredText,
    title: localized(requiredText),
    intro: localized(text),
    photos,
  },
  order: (a, b) => b.year - a.year || byText(a.title, b.title),
  own: (raw) => ({
    photos: visible(raw.photos),
    /** Names of the files that nobody may see. */
    hiddenFiles: raw.photos.filter((item) => item.hidden).map((item) => item.file.file),
  }),
})
