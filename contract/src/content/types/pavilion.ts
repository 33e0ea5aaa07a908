import { contentType } from '../content-type.ts'
import { localized, polygon, requiredText } from '../fields.ts'
import { media, seo } from '../media.ts'
import { byText } from '../order.ts'
import { one } from '../relations.ts'
import { richText } from '../rich-text.ts'

export const pavilion = contentType({
  name: 'pavilion',
  path: 'pavilions',
  draftAndPublish: true,
  shape: {
    name: localized(requiredText),
    slug: requiredText,
    hall: one('hall'),
    polygon,
    partner: one('partner'),
    intro: localized(requiredText),
    body: localized(richText),
    image: media,
    seo: localized(seo),
  },
  order: (a, b) => byText(a.name, b.name),
  reverse: { exhibitors: 'exhibitor' },
})
