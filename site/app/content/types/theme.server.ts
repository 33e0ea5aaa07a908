import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { integer, requiredText, text } from '../fields.server.ts'
import { iconOf } from '../icon-sets.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const theme = defineType({
  name: 'theme',
  path: 'themes',
  draftAndPublish: false,
  shape: {
    name: requiredText,
    slug: requiredText,
    colour: z.enum(['green', 'ochre', 'violet', 'teal', 'crimson', 'blue']),
    icon: text,
    position: integer,
  },
  localized: ['name'],
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
  own: (raw) => ({ name: raw.name, slug: raw.slug, colour: raw.colour, icon: iconOf(raw.icon) }),
})
