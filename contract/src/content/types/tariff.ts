import { z } from 'zod'
import { INSTALMENT_MOMENTS } from '../../content-values.ts'
import type { PriceCode, Tariff } from '../../quotation/tariff.ts'
import { components } from '../components.ts'
import { contentType } from '../content-type.ts'
import {
  choiceOr,
  count,
  date,
  hidden,
  integer,
  lines,
  localized,
  requiredDate,
  requiredInteger,
  requiredText,
} from '../fields.ts'
import { byTime } from '../order.ts'
import { one } from '../relations.ts'

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

const prices = components({
  code: z.enum(CODES),
  cents: requiredInteger,
  vat: choiceOr('standard', ['standard', 'insurance']),
  minimumArea: integer,
})
const openSides = components(
  { sides: requiredInteger, percent: requiredInteger },
  (a, b) => a.sides - b.sides,
)
const instalments = components({
  percent: requiredInteger,
  days: requiredInteger,
  moment: z.enum(INSTALMENT_MOMENTS),
})
/** The amounts due on cancellation by months before the fair, earliest first. */
const cancellation = components(
  { monthsBefore: requiredInteger, percent: requiredInteger },
  (a, b) => b.monthsBefore - a.monthsBefore,
)

/** Prices and terms for exhibitors in a period. Percentages are whole numbers, 5 for 5%. */
export const tariff = contentType({
  name: 'tariff',
  path: 'tariffs',
  draftAndPublish: true,
  shape: {
    /** Null: of every edition. */
    edition: hidden(one('edition')),
    name: requiredText,
    validFrom: requiredDate,
    validUntil: date,
    prices,
    openSides,
    publicDiscount: count,
    earlyUntil: date,
    vatPercent: requiredInteger,
    /** The contents of the price, one per line. */
    floorIncludes: localized(lines),
    shellIncludes: localized(lines),
    pavilionIncludes: localized(lines),
    instalments,
    cancellation,
  },
  order: (a, b) => byTime(a.validFrom, b.validFrom),
  own: (raw): Pick<Tariff, 'prices'> => ({
    prices: Object.fromEntries(raw.prices.map((price) => [price.code, price])),
  }),
})
