import { defineType } from '../document-type.server.ts'
import { one, requiredDate, requiredText, text, webAddress } from '../fields.server.ts'
import { byText, byTime } from '../order.server.ts'
import { richText } from '../rich-text.server.ts'

export const vacancy = defineType({
  name: 'vacancy',
  path: 'vacancies',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: requiredText,
    exhibitor: one(),
    place: text,
    hours: text,
    closingDate: requiredDate,
    url: webAddress,
    body: richText,
  },
  localized: ['title', 'hours', 'body'],
  requires: { exhibitor: 'exhibitor' },
  order: (a, b) => byTime(a.closingDate, b.closingDate) || byText(a.title, b.title),
  own: (raw) => ({
    slug: raw.slug,
    title: raw.title,
    place: raw.place,
    hours: raw.hours,
    closingDate: raw.closingDate,
    url: raw.url,
    body: raw.body,
  }),
  link: (raw, graph) => ({ exhibitor: graph.required('exhibitor', raw.exhibitor) }),
})
