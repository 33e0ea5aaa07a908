import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { localized, position, requiredText } from '../fields.server.ts'
import { byPosition, byText } from '../order.server.ts'
import { requiredRichText } from '../rich-text.server.ts'

export const faqItem = defineType({
  name: 'faq-item',
  path: 'faq-items',
  draftAndPublish: true,
  shape: {
    question: localized(requiredText),
    answer: localized(requiredRichText),
    group: z.enum(['visitor', 'exhibitor', 'speaker']),
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.question, b.question),
})
