import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  components,
  date,
  requiredDate,
  requiredInteger,
  requiredText,
  text,
} from '../fields.server.ts'
import { byTime } from '../order.server.ts'
import { requiredRichText } from '../rich-text.server.ts'

const article = z.object({ number: requiredInteger, title: text, body: requiredRichText })
const chapter = z.object({
  number: requiredInteger,
  title: requiredText,
  articles: components(article),
})

const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number

export const regulation = defineType({
  name: 'regulation',
  path: 'regulations',
  draftAndPublish: true,
  shape: {
    version: requiredText,
    adoptedOn: date,
    validFrom: requiredDate,
    introduction: text,
    chapters: components(chapter, { populate: { articles: true } }),
  },
  localized: ['introduction', 'chapters'],
  order: (a, b) => byTime(b.validFrom, a.validFrom),
  own: (raw) => ({
    version: raw.version,
    adoptedOn: raw.adoptedOn,
    validFrom: raw.validFrom,
    introduction: raw.introduction,
    chapters: raw.chapters.toSorted(byNumber).map(({ number, title, articles }) => ({
      number,
      title,
      articles: articles.toSorted(byNumber),
    })),
  }),
})
