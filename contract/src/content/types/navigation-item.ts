import { z } from 'zod'
import { contentType } from '../content-type.ts'
import { hidden, localized, position, requiredText } from '../fields.ts'
import { linkTarget } from '../link-target.ts'
import { byPosition, byText } from '../order.ts'
import { one } from '../relations.ts'

export const navigationItem = contentType({
  name: 'navigation-item',
  path: 'navigation-items',
  draftAndPublish: false,
  shape: {
    /** Null: of every edition. */
    edition: hidden(one('edition')),
    label: localized(requiredText),
    target: linkTarget,
    group: z.enum(['main', 'visit', 'participate', 'about']),
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.label, b.label),
})
