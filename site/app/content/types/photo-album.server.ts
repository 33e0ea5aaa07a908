import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { components, flag, requiredInteger, requiredText, text } from '../fields.server.ts'
import { mediaFile } from '../media.server.ts'
import { byText } from '../order.server.ts'

const photo = z.object({
  file: mediaFile,
  alt: text,
  photographer: text,
  licence: text,
  hidden: flag,
})

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
    photos: raw.photos
      .filter((item) => !item.hidden)
      .map(({ file, alt, photographer, licence }) => ({ file, alt, photographer, licence })),
  }),
})
