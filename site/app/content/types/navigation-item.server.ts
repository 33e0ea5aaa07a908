import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { localized, position, requiredText } from '../fields.server.ts'
import { linkTarget } from '../link-target.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const navigationItem = defineType({
  name: 'navigation-item',
  path: 'navigation-items',
  draftAndPublish: false,
  shape: {
    label: localized(requiredText),
    target: linkTarget,
    group: z.enum(['main', 'visit', 'participate', 'about']),
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.label, b.label),
})
