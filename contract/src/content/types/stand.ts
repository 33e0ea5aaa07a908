import { z } from 'zod'
import { STAND_AVAILABILITIES } from '../../content-values.ts'
import { contentType } from '../content-type.ts'
import {
  decimal,
  named,
  polygon,
  requiredDecimal,
  requiredInteger,
  requiredText,
} from '../fields.ts'
import { byText } from '../order.ts'
import { required } from '../relations.ts'
import type { Polygon } from '../values.ts'

export const stand = contentType({
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
