import { contentType } from '../content-type.ts'
import { localized, requiredDate, requiredText, text, webAddress } from '../fields.ts'
import { byText, byTime } from '../order.ts'
import { required } from '../relations.ts'
import { richText } from '../rich-text.ts'

export const vacancy = contentType({
  name: 'vacancy',
  path: 'vacancies',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: localized(requiredText),
    exhibitor: required('exhibitor'),
    place: text,
    hours: localized(text),
    closingDate: requiredDate,
    url: webAddress,
    body: localized(richText),
  },
  order: (a, b) => byTime(a.closingDate, b.closingDate) || byText(a.title, b.title),
})
