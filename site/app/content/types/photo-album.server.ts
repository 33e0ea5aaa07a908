import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { components, flag, requiredInteger, requiredText, text } from '../fields.server.ts'
import { mediaFile } from '../media.server.ts'
import type { Photo } from '../model.ts'
import { byText } from '../order.server.ts'

const photo = z.object({
  file: mediaFile,
  alt: text,
  altEnglish: text,
  photographer: text,
  licence: text,
  hidden: flag,
})

/**
 * The photos that may be seen, each file once. A file that was hidden in one place is hidden
 * everywhere in the album: a removal request is about the picture, not about its row.
 */
function visible(photos: readonly z.output<typeof photo>[]): Photo[] {
  const seen = new Set(photos.filter((item) => item.hidden).map((item) => item.file.file))
  return photos.flatMap(({ hidden: _, ...item }) => {
    if (seen.has(item.file.file)) return []
    seen.add(item.file.file)
    return [item]
  })
}

export const photoAlbum = defineType({
  name: 'photo-album',
  path: 'photo-albums',
  draftAndPublish: true,
  shape: {
    year: requiredInteger,
    slug: requiredText,
    title: requiredText,
    intro: text,
    photos: components(photo, { populate: 'file' }),
  },
  localized: ['title', 'intro'],
  order: (a, b) => b.year - a.year || byText(a.title, b.title),
  own: (raw) => ({
    year: raw.year,
    slug: raw.slug,
    title: raw.title,
    intro: raw.intro,
    photos: visible(raw.photos),
    hiddenFiles: raw.photos.filter((item) => item.hidden).map((item) => item.file.file),
  }),
})
