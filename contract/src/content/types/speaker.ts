import { contentType } from '../content-type.ts'
import { flag, hidden, localized, requiredText, text, webAddress } from '../fields.ts'
import { media, seo } from '../media.ts'
import { byText } from '../order.ts'
import { many, one } from '../relations.ts'

export const speaker = contentType({
  name: 'speaker',
  path: 'speakers',
  draftAndPublish: true,
  shape: {
    /** Without any: of every edition. */
    editions: hidden(many('edition')),
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
