import { STAND_AVAILABILITIES } from '@beursvloer/contract/content-values'
import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  decimal,
  named,
  polygon,
  requiredDecimal,
  requiredInteger,
  requiredText,
} from '../fields.server.ts'
import type { Polygon } from '../model.ts'
import { byText } from '../order.server.ts'
import { required } from '../relations.server.ts'

export const stand = defineType({
  name: 'stand',
  path: 'stands',
  draftAndPublish: false,
  shape: {
    number: requiredText,
    hall: required('hall'),
    polygon: polygon.transform((corners): Polygon => corners ?? []),
    width: decimal,
    depth: decimal,
    area: requiredDecimal,
    openSides: requiredInteger,
    availability: named('status', z.enum(STAND_AVAILABILITIES)),
  },
  order: (a, b) => byText(a.number, b.number),
  reverse: { exhibitors: 'exhibitor' },
})
