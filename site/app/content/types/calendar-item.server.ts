import { defineType } from '../document-type.server.ts'
import {
  instant,
  localized,
  requiredInstant,
  requiredText,
  text,
  webAddress,
} from '../fields.server.ts'
import { byText, byTime } from '../order.server.ts'
import { richText } from '../rich-text.server.ts'

export const calendarItem = defineType({
  name: 'calendar-item',
  path: 'calendar-items',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    title: localized(requiredText),
    start: requiredInstant,
    end: instant,
    place: localized(text),
    url: webAddress,
    body: localized(richText),
  },
  order: (a, b) => byTime(a.start, b.start) || byText(a.title, b.title),
})
