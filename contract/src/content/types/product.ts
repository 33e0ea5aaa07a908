import { z } from 'zod'
import { contentType } from '../content-type.ts'
import {
  choiceOr,
  date,
  hidden,
  integer,
  localized,
  position,
  requiredInteger,
  requiredText,
  text,
} from '../fields.ts'
import { media } from '../media.ts'
import { byPosition, byText } from '../order.ts'
import { one } from '../relations.ts'

export const product = contentType({
  name: 'product',
  path: 'products',
  draftAndPublish: true,
  shape: {
    /** Null: of every edition. */
    edition: hidden(one('edition')),
    name: localized(requiredText),
    code: requiredText,
    description: localized(text),
    category: z.enum(['advertising', 'signage']),
    unit: choiceOr('piece', ['piece', 'run', 'day']),
    /** Maximum per exhibitor; null: no limit. */
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
