import { defineType } from '../document-type.server.ts'
import { localized, requiredDate, requiredText, text, webAddress } from '../fields.server.ts'
import { byText, byTime } from '../order.server.ts'
import { required } from '../relations.server.ts'
import { richText } from '../rich-text.server.ts'

export const vacancy = defineType({
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
