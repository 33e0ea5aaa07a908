import { defineType } from '../document-type.server.ts'
import { flag, integer, one, polygon, requiredInteger, requiredText } from '../fields.server.ts'
import { byPosition, byText } from '../order.server.ts'

export const room = defineType({
  name: 'room',
  path: 'rooms',
  draftAndPublish: false,
  shape: {
    name: requiredText,
    slug: requiredText,
    hall: one(),
    capacity: requiredInteger,
    polygon,
    hearingLoop: flag,
    wheelchairPlaces: integer,
    position: integer,
  },
  localized: ['name'],
  order: (a, b) => byPosition(a, b) || byText(a.name, b.name),
  own: (raw) => ({
    name: raw.name,
    slug: raw.slug,
    capacity: raw.capacity,
    polygon: raw.polygon,
    hearingLoop: raw.hearingLoop,
    wheelchairPlaces: raw.wheelchairPlaces ?? 0,
  }),
  link: (raw, graph) => ({ hall: graph.one('hall', raw.hall) }),
})
