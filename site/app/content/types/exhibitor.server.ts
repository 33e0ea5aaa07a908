import { defineType } from '../document-type.server.ts'
import { many, one, requiredText, text, webAddress } from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { byText, withoutArticle } from '../order.server.ts'
import { richText } from '../rich-text.server.ts'
import { socialLinks } from '../social-link.server.ts'

export const exhibitor = defineType({
  name: 'exhibitor',
  path: 'exhibitors',
  draftAndPublish: true,
  shape: {
    slug: requiredText,
    name: requiredText,
    sortName: text,
    category: one(),
    pavilion: one(),
    stands: many(),
    mainExhibitor: one(),
    logo: media(),
    intro: requiredText,
    body: richText,
    website: webAddress,
    socials: socialLinks(),
    themes: many(),
    contactName: text,
    contactEmail: text,
    contactPhone: text,
    seo: seo(),
  },
  localized: ['intro', 'body', 'seo'],
  requires: { category: 'exhibitor-category' },
  order: (a, b) => byText(sortName(a), sortName(b)) || byText(a.name, b.name),
  own: (raw) => ({
    slug: raw.slug,
    name: raw.name,
    sortName: sortName(raw),
    coExhibitors: [],
    logo: raw.logo,
    intro: raw.intro,
    body: raw.body,
    website: raw.website,
    socials: raw.socials,
    contactName: raw.contactName,
    contactEmail: raw.contactEmail,
    contactPhone: raw.contactPhone,
    concepts: [],
    vacancies: [],
    programmeItems: [],
    speakers: [],
    seo: raw.seo,
  }),
  link: (raw, graph) => ({
    category: graph.required('exhibitor-category', raw.category),
    pavilion: graph.one('pavilion', raw.pavilion),
    stands: graph.many('stand', raw.stands),
    mainExhibitor:
      raw.mainExhibitor === raw.documentId ? null : graph.one('exhibitor', raw.mainExhibitor),
    themes: graph.many('theme', raw.themes),
  }),
})

function sortName(raw: { name: string; sortName: string }): string {
  return raw.sortName || withoutArticle(raw.name)
}
