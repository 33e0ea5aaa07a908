import { defineType } from '../document-type.server.ts'
import { flag, localized, requiredText, text, webAddress } from '../fields.server.ts'
import { media, seo } from '../media.server.ts'
import { byText } from '../order.server.ts'
import { one } from '../relations.server.ts'

export const speaker = defineType({
  name: 'speaker',
  path: 'speakers',
  draftAndPublish: true,
  shape: {
    firstName: requiredText,
    infix: text,
    lastName: requiredText,
    slug: requiredText,
    jobTitle: localized(text),
    organisation: requiredText,
    exhibitor: one('exhibitor'),
    photo: media,
    bio: localized(text),
    linkedIn: webAddress,
    featured: flag,
    seo: localized(seo),
  },
  order: (a, b) => byText(a.lastName, b.lastName) || byText(a.firstName, b.firstName),
  own: ({ firstName, infix, lastName }) => ({
    /** First name, infix and last name, as one reads them aloud. */
    name: [firstName, infix, lastName].filter((part) => part !== '').join(' '),
  }),
  reverse: { programmeItems: 'programme-item' },
})
