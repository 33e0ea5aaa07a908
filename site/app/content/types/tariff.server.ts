import type { Price, PriceCode } from '@beursvloer/contract/quotation/tariff'
import { z } from 'zod'
import { defineType } from '../document-type.server.ts'
import {
  choice,
  components,
  date,
  integer,
  lines,
  requiredDate,
  requiredInteger,
  requiredText,
} from '../fields.server.ts'
import { byTime } from '../order.server.ts'

const CODES = [
  'floor',
  'shell',
  'pavilion',
  'early-discount',
  'registration',
  'co-exhibitor',
  'media-package',
  'waste',
  'insurance',
  'power',
] as const satisfies readonly PriceCode[]

const price = z
  .object({
    code: z.enum(CODES),
    cents: requiredInteger,
    vat: choice(['standard', 'insurance']),
    minimumArea: integer,
  })
  .transform(
    ({ code, cents, vat, minimumArea }): Price => ({
      code,
      cents,
      vat: vat ?? 'standard',
      minimumArea,
    }),
  )
const openSides = z.object({ sides: requiredInteger, percent: requiredInteger })
const instalment = z.object({
  percent: requiredInteger,
  days: requiredInteger,
  moment: z.enum(['after-signing', 'before-fair']),
})
const cancellation = z.object({ monthsBefore: requiredInteger, percent: requiredInteger })

export const tariff = defineType({
  name: 'tariff',
  path: 'tariffs',
  draftAndPublish: true,
  shape: {
    name: requiredText,
    validFrom: requiredDate,
    validUntil: date,
    prices: components(price),
    openSides: components(openSides),
    publicDiscount: integer,
    earlyUntil: date,
    vatPercent: requiredInteger,
    floorIncludes: lines,
    shellIncludes: lines,
    pavilionIncludes: lines,
    instalments: components(instalment),
    cancellation: components(cancellation),
  },
  localized: ['floorIncludes', 'shellIncludes', 'pavilionIncludes'],
  order: (a, b) => byTime(a.validFrom, b.validFrom),
  own: (raw) => ({
    name: raw.name,
    validFrom: raw.validFrom,
    validUntil: raw.validUntil,
    prices: Object.fromEntries(raw.prices.map((item) => [item.code, item])),
    openSides: raw.openSides.toSorted((a, b) => a.sides - b.sides),
    publicDiscount: raw.publicDiscount ?? 0,
    earlyUntil: raw.earlyUntil,
    vatPercent: raw.vatPercent,
    floorIncludes: raw.floorIncludes,
    shellIncludes: raw.shellIncludes,
    pavilionIncludes: raw.pavilionIncludes,
    instalments: raw.instalments,
    cancellation: raw.cancellation.toSorted((a, b) => b.monthsBefore - a.monthsBefore),
  }),
})
