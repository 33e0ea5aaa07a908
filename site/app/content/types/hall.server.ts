import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  components,
  requiredDecimal,
  requiredInteger,
  requiredText,
  text,
} from '../fields.server.ts'
import { media } from '../media.server.ts'

const pointOfInterest = z.object({
  kind: z.enum([
    'entrance',
    'toilet',
    'lift',
    'first-aid',
    'quiet-room',
    'cloakroom',
    'catering',
    'information',
  ]),
  label: text,
  x: requiredDecimal,
  y: requiredDecimal,
})

export const hall = defineType({
  name: 'hall',
  path: 'halls',
  draftAndPublish: false,
  shape: {
    name: requiredText,
    number: requiredInteger,
    level: text,
    width: requiredDecimal,
    length: requiredDecimal,
    background: media(),
    version: text,
    pointsOfInterest: components(pointOfInterest),
  },
  localized: ['name', 'level', 'pointsOfInterest'],
  overlay: (raw, translation) => ({
    pointsOfInterest: raw.pointsOfInterest.map((point) => {
      const same = translation.pointsOfInterest?.find(
        (other) => other.kind === point.kind && other.x === point.x && other.y === point.y,
      )
      return { ...point, label: same?.label || point.label }
    }),
  }),
  order: (a, b) => a.number - b.number,
  own: (raw) => ({
    name: raw.name,
    number: raw.number,
    level: raw.level,
    width: raw.width,
    length: raw.length,
    background: raw.background,
    version: raw.version,
    pointsOfInterest: raw.pointsOfInterest,
    stands: [],
    rooms: [],
    pavilions: [],
  }),
})
