import { defineType } from '../document-type.server.ts'
import { choice, integer, requiredText, text } from '../fields.server.ts'
import { media } from '../media.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const teamMember = defineType({
  name: 'team-member',
  path: 'team-members',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    role: requiredText,
    topics: text,
    subject: choice(['visit', 'exhibitor', 'press', 'programme', 'photo']),
    position: integer,
    email: requiredText,
    phone: text,
    photo: media(),
  },
  localized: ['role', 'topics'],
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
  own: (raw) => ({
    name: raw.name,
    role: raw.role,
    topics: raw.topics,
    subject: raw.subject,
    email: raw.email,
    phone: raw.phone,
    photo: raw.photo,
  }),
})
