import { contentType } from '../content-type.ts'
import { choice, localized, position, requiredText, text } from '../fields.ts'
import { media } from '../media.ts'
import { byPosition, byText } from '../order.ts'

export const teamMember = contentType({
  name: 'team-member',
  path: 'team-members',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    role: localized(requiredText),
    /** The subjects of this person, in a sentence. */
    topics: localized(text),
    subject: choice(['visit', 'exhibitor', 'press', 'programme', 'photo']),
    position,
    email: requiredText,
    phone: text,
    photo: media,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
