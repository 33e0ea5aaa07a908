import { z } from 'zod'
import { contentType } from '../content-type.ts'
import { localized, position, requiredText } from '../fields.ts'
import { byPosition, byText } from '../order.ts'
import { requiredRichText } from '../rich-text.ts'

export const faqItem = contentType({
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
