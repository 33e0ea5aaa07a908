import { z } from 'zod'
import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
import { choice, decimal, flag, integer, localized, requiredText, text } from '../fields.ts'
import { media } from '../media.ts'
import { byText } from '../order.ts'
import { required } from '../relations.ts'

export const concept = contentType({
  name: 'concept',
  path: 'concepts',
  draftAndPublish: true,
  shape: {
    name: localized(requiredText),
    slug: requiredText,
    kind: z.enum(['new-build', 'existing']),
    exhibitor: required('exhibitor'),
    summary: localized(text),
    markets: components({
      dwellingType: z.enum(['ground', 'stacked', 'flexible', 'shared']),
      rentClass: z.enum(['social-low', 'social', 'mid', 'free']),
    }),
    buildingSystem: choice(['planar', 'volumetric', 'hybrid']),
    material: localized(text),
    deliveryWeeks: integer,
    buildDays: integer,
    mpg: decimal,
    movable: flag,
    occupiedRenovation: flag,
    references: localized(text),
    brochure: media,
    image: media,
  },
  order: (a, b) => byText(a.name, b.name),
})
