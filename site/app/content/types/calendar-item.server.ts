import { defineType } from '../document-type.server.ts'
import { instant, requiredInstant, requiredText, text, webAddress } from '../fields.server.ts'
import { byText, byTime } from '../order.server.ts'
import { richText } from '../rich-text.server.ts'

export const calendarItem = defineType({
  name: 'calendar-item',
  path: 'calendar-items',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: requiredText,
    start: requiredInstant,
    end: instant,
    place: text,
    url: webAddress,
    body: richText,
  },
  localized: ['title', 'place', 'body'],
  order: (a, b) => byTime(a.start, b.start) || byText(a.title, b.title),
  own: (raw) => ({
    slug: raw.slug,
    title: raw.title,
    start: raw.start,
    end: raw.end,
    place: raw.place,
    url: raw.url,
    body: raw.body,
  }),
})
