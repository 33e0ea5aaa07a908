import { defineType } from '../document-type.server.ts'
import {
  count,
  flag,
  localized,
  polygon,
  position,
  requiredInteger,
  requiredText,
} from '../fields.server.ts'
import { byPosition, byText } from '../order.server.ts'
import { one } from '../relations.server.ts'

export const room = defineType({
  name: 'room',
  path: 'rooms',
  draftAndPublish: false,
  shape: {
    name: localized(requiredText),
    slug: requiredText,
    hall: one('hall'),
    capacity: requiredInteger,
    polygon,
    hearingLoop: flag,
    wheelchairPlaces: count,
    position,
  },
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
})
