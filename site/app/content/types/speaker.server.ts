import { defineType } from '../document-type.server.ts'
import { flag, one, requiredText, text, webAddress } from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { byText } from '../order.server.ts'

export const speaker = defineType({
  name: 'speaker',
  path: 'speakers',
  draftAndPublish: true,
  shape: {
    firstName: requiredText,
    infix: text,
    lastName: requiredText,
    slug: requiredText,
    jobTitle: text,
    organisation: requiredText,
    exhibitor: one(),
    photo: media(),
    bio: text,
    linkedIn: webAddress,
    featured: flag,
    seo: seo(),
  },
  localized: ['jobTitle', 'bio', 'seo'],
  order: (a, b) => byText(a.lastName, b.lastName) || byText(a.firstName, b.firstName),
  own: (raw) => ({
    slug: raw.slug,
    firstName: raw.firstName,
    infix: raw.infix,
    lastName: raw.lastName,
    name: [raw.firstName, raw.infix, raw.lastName].filter((part) => part !== '').join(' '),
    jobTitle: raw.jobTitle,
    organisation: raw.organisation,
    photo: raw.photo,
    bio: raw.bio,
    linkedIn: raw.linkedIn,
    featured: raw.featured,
    programmeItems: [],
    seo: raw.seo,
  }),
  link: (raw, graph) => ({ exhibitor: graph.one('exhibitor', raw.exhibitor) }),
})
