import { z } from 'zod'
import { contentType } from '../content-type.ts'
import { localized, position, requiredText, text } from '../fields.ts'
import { byPosition, byText } from '../order.ts'

export const exhibitorCategory = contentType({
  name: 'exhibitor-category',
  path: 'exhibitor-categories',
  draftAndPublish: false,
  shape: {
    name: localized(requiredText),
    // Each has a page of its own at a fixed path (requirements 2.1, 4.4).
    slug: z.enum([
      'overheden',
      'woningcorporaties',
      'nieuwbouwconcepten',
      'bestaande-bouwconcepten',
    ]),
    intro: localized(text),
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
