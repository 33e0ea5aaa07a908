import { defineType } from '../document-type.server.ts'
import { localized, polygon, requiredText } from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { byText } from '../order.server.ts'
import { one } from '../relations.server.ts'
import { richText } from '../rich-text.server.ts'

export const pavilion = defineType({
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
