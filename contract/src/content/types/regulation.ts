import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
import {
  date,
  hidden,
  localized,
  requiredDate,
  requiredInteger,
  requiredText,
  text,
} from '../fields.ts'
import { byTime } from '../order.ts'
import { one } from '../relations.ts'
import { requiredRichText } from '../rich-text.ts'

const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number

const articles = components(
  { number: requiredInteger, title: text, body: requiredRichText },
  byNumber,
)
const chapters = components({ number: requiredInteger, title: requiredText, articles }, byNumber)

export const regulation = contentType({
  name: 'regulation',
  path: 'regulations',
  draftAndPublish: true,
  shape: {
    /** Null: of every edition. */
    edition: hidden(one('edition')),
    version: requiredText,
    adoptedOn: date,
    validFrom: requiredDate,
    introduction: localized(text),
    chapters: localized(chapters),
  },
  order: (a, b) => byTime(b.validFrom, a.validFrom),
})
