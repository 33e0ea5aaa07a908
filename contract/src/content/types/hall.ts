import { z } from 'zod'
import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
import {
  hidden,
  localized,
  requiredDecimal,
  requiredInteger,
  requiredText,
  text,
} from '../fields.ts'
import { media } from '../media.ts'
import { one } from '../relations.ts'

const pointsOfInterest = components({
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
  /**
   * Whether it is an entrance to the building, not to another hall; an empty value counts as yes.
   */
  leadsOutside: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
})

export const hall = contentType({
  name: 'hall',
  path: 'halls',
  draftAndPublish: false,
  shape: {
    /** Null: of every edition. */
    edition: hidden(one('edition')),
    name: localized(requiredText),
    number: requiredInteger,
    level: localized(text),
    width: requiredDecimal,
    length: requiredDecimal,
    background: media,
    version: text,
    pointsOfInterest: localized(pointsOfInterest),
  },
  overlay: (raw, translation) => ({
    pointsOfInterest: raw.pointsOfInterest.map((point) => {
      const same = translation.pointsOfInterest?.find(
        (other) => other.kind === point.kind && other.x === point.x && other.y === point.y,
      )
      return { ...point, label: same?.label || point.label }
    }),
  }),
  order: (a, b) => a.number - b.number,
  reverse: { stands: 'stand', rooms: 'room', pavilions: 'pavilion' },
})
