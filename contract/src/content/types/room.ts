import { contentType } from '../content-type.ts'
import {
  count,
  flag,
  localized,
  polygon,
  position,
  requiredInteger,
  requiredText,
} from '../fields.ts'
import { byPosition, byText } from '../order.ts'
import { one } from '../relations.ts'

export const room = contentType({
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
