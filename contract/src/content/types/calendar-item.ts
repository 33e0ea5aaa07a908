import { contentType } from '../content-type.ts'
import { instant, localized, requiredInstant, requiredText, text, webAddress } from '../fields.ts'
import { byText, byTime } from '../order.ts'
import { richText } from '../rich-text.ts'

export const calendarItem = contentType({
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
