import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  choiceOr,
  date,
  integer,
  localized,
  position,
  requiredInteger,
  requiredText,
  text,
} from '../fields.server.ts'
import { media } from '../media.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const product = defineType({
  name: 'product',
  path: 'products',
  draftAndPublish: true,
  shape: {
    name: localized(requiredText),
    code: requiredText,
    description: localized(text),
    category: z.enum(['advertising', 'signage']),
    unit: choiceOr('piece', ['piece', 'run', 'day']),
    /** Most that one exhibitor can have; null: no limit. */
    maximum: integer,
    /** Euro cents without VAT, per unit. */
    priceCents: requiredInteger,
    vat: choiceOr('standard', ['standard']),
    size: localized(text),
    format: localized(text),
    /** Last day to deliver the file; empty: none. */
    deadline: date,
    position,
    image: media,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
