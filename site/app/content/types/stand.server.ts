import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  decimal,
  one,
  polygon,
  requiredDecimal,
  requiredInteger,
  requiredText,
} from '../fields.server.ts'
import { byText } from '../order.server.ts'

export const stand = defineType({
  name: 'stand',
  path: 'stands',
  draftAndPublish: false,
  shape: {
    number: requiredText,
    hall: one(),
    polygon,
    width: decimal,
    depth: decimal,
    area: requiredDecimal,
    openSides: requiredInteger,
    availability: z.enum(['free', 'option', 'let', 'blocked']),
  },
  localized: [],
  requires: { hall: 'hall' },
  order: (a, b) => byText(a.number, b.number),
  own: (raw) => ({
    number: raw.number,
    polygon: raw.polygon ?? [],
    width: raw.width,
    depth: raw.depth,
    area: raw.area,
    openSides: raw.openSides,
    status: raw.availability,
    exhibitors: [],
  }),
  link: (raw, graph) => ({ hall: graph.required('hall', raw.hall) }),
})
