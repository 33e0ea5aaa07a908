import { timesRatio } from './money.ts'
import { type LineCode, type Quotation, type QuotationLine, totalled } from './quotation.ts'
import type { Price, PriceCode, Tariff } from './tariff.ts'
import { type Customer, vatTreatment } from './vat.ts'

/** `shell` is bare floor with a stand on it; a pavilion place has one all-in price. */
export type StandPackage = 'floor' | 'shell' | 'pavilion'

export interface StandRequest extends Customer {
  readonly package: StandPackage
  /** Square metres with at most two decimals; without meaning for a pavilion place. */
  readonly area: number
  /** 1 to 4; without meaning for a pavilion place. */
  readonly openSides: number
  /** A housing association or an authority. */
  readonly publicBody: boolean
  readonly coExhibitors: number
  /** Extra connections of 3 kW. */
  readonly power: number
  /** The day it is signed, `YYYY-MM-DD`. */
  readonly date: string
}

/** Smallest area in m² of a package; of a pavilion place its area; null: any. */
export const minimumArea = (tariff: Tariff, one: StandPackage): number | null =>
  tariff.prices[one]?.minimumArea ?? null

/** Which packages a tariff has a price for. */
export const packagesOf = ({ prices }: Pick<Tariff, 'prices'>): readonly StandPackage[] => [
  ...(prices.floor ? (['floor'] as const) : []),
  ...(prices.floor && prices.shell ? (['shell'] as const) : []),
  ...(prices.pavilion ? (['pavilion'] as const) : []),
]

const HUNDREDTHS = 100

function assertCounts(request: StandRequest): void {
  const { area, openSides, coExhibitors, power } = request
  const wholes = [openSides, coExhibitors, power]
  if (!(area >= 0 && Number.isFinite(area)) || !wholes.every((n) => Number.isInteger(n) && n >= 0))
    throw new RangeError('A quotation needs an area and whole numbers, none of them negative')
}

/**
 * A line of a number of units at a price, rounded half up to the cent; without a product's name.
 */
const charge = (price: Price | undefined, quantity: number): QuotationLine[] =>
  price && quantity > 0
    ? [
        {
          code: price.code,
          name: '',
          basis: { quantity, unitCents: price.cents },
          cents: timesRatio(price.cents, Math.round(quantity * HUNDREDTHS), HUNDREDTHS),
          vat: price.vat,
        },
      ]
    : []

const percentage = (
  code: LineCode,
  percent: number,
  ofCents: number,
  floor: Price,
  sign: 1 | -1,
): QuotationLine[] => {
  const cents = timesRatio(ofCents, percent, 100)
  return cents > 0
    ? [{ code, name: '', basis: { percent, ofCents }, cents: sign * cents, vat: floor.vat }]
    : []
}

/**
 * The floor and its price changes, in the order of requirements 9.3: the early booking reduction
 * goes off, then the reduction for public bodies off the remainder, then the surcharge for open
 * sides comes on top of that.
 */
function floorLines(tariff: Tariff, request: StandRequest): QuotationLine[] {
  const { floor, 'early-discount': early } = tariff.prices
  if (!floor) return []
  const full = charge(floor, request.area)
  const fullCents = full[0]?.cents ?? 0
  const reduction = isEarly(tariff, request.date) ? charge(early, request.area) : []
  const reduced = reduction
    .map((line) => ({ ...line, cents: -Math.min(line.cents, fullCents), vat: floor.vat }))
    .filter(({ cents }) => cents < 0)
  const afterEarly = fullCents + (reduced[0]?.cents ?? 0)
  const discount = request.publicBody
    ? percentage('public-discount', tariff.publicDiscount, afterEarly, floor, -1)
    : []
  const afterDiscount = afterEarly + (discount[0]?.cents ?? 0)
  const sides = tariff.openSides.find((one) => one.sides === request.openSides)
  const surcharge = percentage('open-sides', sides?.percent ?? 0, afterDiscount, floor, 1)
  return [...full, ...reduced, ...discount, ...surcharge]
}

const isEarly = ({ earlyUntil }: Tariff, date: string) => date <= earlyUntil

/**
 * The lines that every stand on its own floor has once. A pavilion place has these in its price.
 */
const ONCE = ['registration', 'media-package', 'insurance'] as const satisfies readonly PriceCode[]

/**
 * The quotation of a stand: a pure function, so that the page and the CMS come to the same cents
 * (requirements 9.4, tests A and B). Floor and shell owe waste per m², registration, media package
 * and insurance; a pavilion place owes none of these and knows no reductions or open sides.
 * Everybody pays for co-exhibitors and extra power. An item without a price in the tariff is not
 * charged.
 *
 * @returns null when the tariff does not offer the package
 * @throws RangeError for an invalid area or number
 */
export function quoteStand(tariff: Tariff, request: StandRequest): Quotation | null {
  assertCounts(request)
  if (!packagesOf(tariff).includes(request.package)) return null
  const { prices } = tariff
  const own =
    request.package === 'pavilion'
      ? charge(prices.pavilion, 1)
      : [
          ...floorLines(tariff, request),
          ...(request.package === 'shell' ? charge(prices.shell, request.area) : []),
          ...charge(prices.waste, request.area),
          ...ONCE.flatMap((code) => charge(prices[code], 1)),
        ]
  const lines = [
    ...own,
    ...charge(prices['co-exhibitor'], request.coExhibitors),
    ...charge(prices.power, request.power),
  ]
  const early = lines.some(({ code }) => code === 'early-discount')
  return totalled(
    lines,
    { treatment: vatTreatment(request), vatPercent: tariff.vatPercent },
    { tariff: tariff.name, earlyUntil: early ? tariff.earlyUntil : '' },
  )
}
