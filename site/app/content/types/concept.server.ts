import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  choice,
  components,
  decimal,
  flag,
  integer,
  one,
  requiredText,
  text,
} from '../fields.server.ts'
import { media } from '../media.server.ts'
import { byText } from '../order.server.ts'

const market = z.object({
  dwellingType: z.enum(['ground', 'stacked', 'flexible', 'shared']),
  rentClass: z.enum(['social-low', 'social', 'mid', 'free']),
})

export const concept = defineType({
  name: 'concept',
  path: 'concepts',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    slug: requiredText,
    kind: z.enum(['new-build', 'existing']),
    exhibitor: one(),
    summary: text,
    markets: components(market),
    buildingSystem: choice(['planar', 'volumetric', 'hybrid']),
    material: text,
    deliveryWeeks: integer,
    buildDays: integer,
    mpg: decimal,
    movable: flag,
    occupiedRenovation: flag,
    references: text,
    brochure: media(),
    image: media(),
  },
  localized: ['name', 'summary', 'material', 'references'],
  requires: { exhibitor: 'exhibitor' },
  order: (a, b) => byText(a.name, b.name),
  own: (raw) => ({
    name: raw.name,
    slug: raw.slug,
    kind: raw.kind,
    summary: raw.summary,
    markets: raw.markets,
    buildingSystem: raw.buildingSystem,
    material: raw.material,
    deliveryWeeks: raw.deliveryWeeks,
    buildDays: raw.buildDays,
    mpg: raw.mpg,
    movable: raw.movable,
    occupiedRenovation: raw.occupiedRenovation,
    references: raw.references,
    brochure: raw.brochure,
    image: raw.image,
  }),
  link: (raw, graph) => ({ exhibitor: graph.required('exhibitor', raw.exhibitor) }),
})
