import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { localized, position, requiredText } from '../fields.server.ts'
import { icon } from '../icon.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const theme = defineType({
  name: 'theme',
  path: 'themes',
  draftAndPublish: false,
  shape: {
    name: localized(requiredText),
    slug: requiredText,
    colour: z.enum(['green', 'ochre', 'violet', 'teal', 'crimson', 'blue']),
    icon,
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
