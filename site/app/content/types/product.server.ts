import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import { choice, date, integer, requiredInteger, requiredText, text } from '../fields.server.ts'
import { media } from '../media.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const product = defineType({
  name: 'product',
  path: 'products',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    code: requiredText,
    description: text,
    category: z.enum(['advertising', 'signage']),
    unit: choice(['piece', 'run', 'day']),
    maximum: integer,
    priceCents: requiredInteger,
    vat: choice(['standard']),
    size: text,
    format: text,
    deadline: date,
    position: integer,
    image: media(),
  },
  localized: ['name', 'description', 'size', 'format'],
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
  own: (raw) => ({
    code: raw.code,
    name: raw.name,
    description: raw.description,
    category: raw.category,
    unit: raw.unit ?? 'piece',
    priceCents: raw.priceCents,
    vat: raw.vat ?? 'standard',
    size: raw.size,
    format: raw.format,
    deadline: raw.deadline,
    maximum: raw.maximum,
    image: raw.image,
  }),
})
