import { contentType } from '../content-type.ts'
import { count, flag, hidden, localized, requiredText, text, webAddress } from '../fields.ts'
import { media, seo } from '../media.ts'
import { byText, withoutArticle } from '../order.ts'
import { many, one, required } from '../relations.ts'
import { richText } from '../rich-text.ts'
import { socialLinks } from '../social-link.ts'

export const exhibitor = contentType({
  name: 'exhibitor',
  path: 'exhibitors',
  draftAndPublish: true,
  shape: {
    /** Without any: of every edition. */
    editions: hidden(many('edition')),
    slug: requiredText,
    name: requiredText,
    sortName: text,
    category: required('exhibitor-category'),
    pavilion: one('pavilion'),
    /** Own stands, or those of the main exhibitor for a co-exhibitor. */
    stands: many('stand'),
    mainExhibitor: one('exhibitor'),
    logo: media,
    /** Whether the name can be read in the logo. */
    logoShowsName: flag,
    intro: localized(requiredText),
    body: localized(richText),
    website: webAddress,
    socials: socialLinks,
    themes: many('theme'),
    contactName: text,
    contactEmail: text,
    contactPhone: text,
    /** Meetings that it takes at the same time; 0: visitors cannot ask for one. */
    meetingsAtOnce: count,
    seo: localized(seo),
  },
  order: (a, b) => byText(sortName(a), sortName(b)) || byText(a.name, b.name),
  own: (raw) => ({ sortName: sortName(raw) }),
  reverse: {
    coExhibitors: 'exhibitor',
    concepts: 'concept',
    vacancies: 'vacancy',
    pictures: 'stand-picture',
    /** Items it organises, or in which its people speak. */
    programmeItems: 'programme-item',
    speakers: 'speaker',
  },
})

/** The sort key in lists: the name without a leading article when the editor gave none. */
function sortName(raw: { name: string; sortName: string }): string {
  return raw.sortName || withoutArticle(raw.name)
}
