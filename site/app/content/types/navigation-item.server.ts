import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { integer, requiredText } from '../fields.server.ts'
import { linkTarget } from '../link-target.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const navigationItem = defineType({
  name: 'navigation-item',
  path: 'navigation-items',
  draftAndPublish: false,
  shape: {
    label: requiredText,
    target: linkTarget,
    group: z.enum(['main', 'visit', 'participate', 'about']),
    position: integer,
  },
  localized: ['label'],
  order: (a, b) => byPosition(a, b) || byText(a.label, b.label),
  own: (raw) => ({ label: raw.label, target: raw.target, group: raw.group }),
})
