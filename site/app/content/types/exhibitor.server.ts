import { defineType } from '../document-type.server.ts'
import { localized, requiredText, text, webAddress } from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { byText, withoutArticle } from '../order.server.ts'
import { many, one, required } from '../relations.server.ts'
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
    category: required('exhibitor-category'),
    pavilion: one('pavilion'),
    /** Own stands, or those of the main exhibitor for a co-exhibitor. */
    stands: many('stand'),
    mainExhibitor: one('exhibitor'),
    logo: media,
    intro: localized(requiredText),
    body: localized(richText),
    website: webAddress,
    socials: socialLinks,
    themes: many('theme'),
    contactName: text,
    contactEmail: text,
    contactPhone: text,
    seo: localized(seo),
  },
  order: (a, b) => byText(sortName(a), sortName(b)) || byText(a.name, b.name),
  own: (raw) => ({ sortName: sortName(raw) }),
  reverse: {
    coExhibitors: 'exhibitor',
    concepts: 'concept',
    vacancies: 'vacancy',
    /** Items it organises, or in which its people speak. */
    programmeItems: 'programme-item',
    speakers: 'speaker',
  },
})

/** What lists sort on: the name without a leading article when the editor gave none. */
function sortName(raw: { name: string; sortName: string }): string {
  return raw.sortName || withoutArticle(raw.name)
}
