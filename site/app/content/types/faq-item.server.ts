import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { integer, requiredText } from '../fields.server.ts'
import { byPosition, byText } from '../order.server.ts'
import { requiredRichText } from '../rich-text.server.ts'

export const faqItem = defineType({
  name: 'faq-item',
  path: 'faq-items',
  draftAndPublish: true,
  shape: {
    question: requiredText,
    answer: requiredRichText,
    group: z.enum(['visitor', 'exhibitor', 'speaker']),
    position: integer,
  },
  localized: ['question', 'answer'],
  order: (a, b) => byPosition(a, b) || byText(a.question, b.question),
  own: (raw) => ({ question: raw.question, answer: raw.answer, group: raw.group }),
})
