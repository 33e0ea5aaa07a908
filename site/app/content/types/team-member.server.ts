import { defineType } from '../document-type.server.ts'
import { choice, localized, position, requiredText, text } from '../fields.server.ts'
import { media } from '../media.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const teamMember = defineType({
  name: 'team-member',
  path: 'team-members',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    role: localized(requiredText),
    /** What to turn to this person for, in a sentence. */
    topics: localized(text),
    subject: choice(['visit', 'exhibitor', 'press', 'programme', 'photo']),
    position,
    email: requiredText,
    phone: text,
    photo: media,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
