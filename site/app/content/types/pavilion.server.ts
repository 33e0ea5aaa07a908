import { defineType } from '../document-type.server.ts'
import { one, polygon, requiredText } from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { byText } from '../order.server.ts'
import { richText } from '../rich-text.server.ts'

export const pavilion = defineType({
  name: 'pavilion',
  path: 'pavilions',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    slug: requiredText,
    hall: one(),
    polygon,
    partner: one(),
    intro: requiredText,
    body: richText,
    image: media(),
    seo: seo(),
  },
  localized: ['name', 'intro', 'body', 'seo'],
  order: (a, b) => byText(a.name, b.name),
  own: (raw) => ({
    name: raw.name,
    slug: raw.slug,
    polygon: raw.polygon,
    intro: raw.intro,
    body: raw.body,
    image: raw.image,
    exhibitors: [],
    seo: raw.seo,
  }),
  link: (raw, graph) => ({
    hall: graph.one('hall', raw.hall),
    partner: graph.one('partner', raw.partner),
  }),
})
