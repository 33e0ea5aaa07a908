import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { price, tariff } from '../testing/tariff.ts'
import { type Quotation, totalled } from './quotation.ts'
import { minimumArea, packagesOf, quoteStand, type StandRequest } from './stand.ts'
import { inForceOn, type Price, type PriceCode, type Tariff } from './tariff.ts'

const request: StandRequest = {
  package: 'shell',
  area: 18,
  openSides: 2,
  publicBody: false,
  coExhibitors: 0,
  power: 0,
  date: '2027-01-01',
  country: 'NL',
  vatId: '',
}

const quote = (changes: Partial<StandRequest> = {}, prices: Tariff = tariff): Quotation => {
  const quotation = quoteStand(prices, { ...request, ...changes })
  if (!quotation) throw new Error('The tariff does not offer this')
  return quotation
}
const amounts = ({ lines }: Quotation) => lines.map(({ code, cents }) => [code, cents])
const sums = ({ subtotalCents, taxes, totalCents }: Quotation) => [
  subtotalCents,
  taxes.reduce((sum, { cents }) => sum + cents, 0),
  totalCents,
]

describe('the examples of requirements 9.4', () => {
  const testB = {
    package: 'floor',
    area: 24,
    openSides: 3,
    publicBody: true,
    date: '2026-12-31',
  } as const

  it('A: shell scheme of 18 m² with two open sides', () => {
    const quotation = quote()
    expect(amounts(quotation)).toEqual([
      ['floor', 351_000],
      ['open-sides', 17_550],
      ['shell', 153_000],
      ['waste', 8_100],
      ['registration', 39_500],
      ['media-package', 35_000],
      ['insurance', 9_500],
    ])
    expect(sums(quotation)).toEqual([613_650, 128_867, 742_517])
    expect(quotation.earlyUntil).toBe('')
  })

  it('B: housing association, early, bare floor of 24 m² with three open sides', () => {
    const quotation = quote(testB)
    expect(amounts(quotation)).toEqual([
      ['floor', 468_000],
      ['early-discount', -36_000],
      ['public-discount', -86_400],
      ['open-sides', 27_648],
      ['waste', 10_800],
      ['registration', 39_500],
      ['media-package', 35_000],
      ['insurance', 9_500],
    ])
    expect(sums(quotation)).toEqual([468_048, 98_290, 566_338])
    expect(quotation.earlyUntil).toBe('2026-12-31')
  })

  it('have the same total where insurance has its own tax', () => {
    const insurance: Price = {
      code: 'insurance',
      cents: 9_500,
      vat: 'insurance',
      minimumArea: null,
    }
    const taxed = { ...tariff, prices: { ...tariff.prices, insurance } }
    expect(sums(quote({}, taxed))).toEqual([613_650, 128_867, 742_517])
    expect(sums(quote(testB, taxed))).toEqual([468_048, 98_290, 566_338])
    expect(quote({}, taxed).taxes).toEqual([
      { vat: 'standard', percent: 21, ofCents: 604_150, cents: 126_872 },
      { vat: 'insurance', percent: 21, ofCents: 9_500, cents: 1_995 },
    ])
    const foreign = quote({ country: 'BE', vatId: 'BE0403170701' }, taxed)
    expect(foreign.taxes.map(({ cents }) => cents)).toEqual([0, 1_995])
  })
})

describe('a stand', () => {
  it('in a pavilion has one price, without reductions and open sides', () => {
    const early = { date: '2026-10-01', publicBody: true, openSides: 4 } as const
    expect(amounts(quote({ package: 'pavilion', area: 60, ...early }))).toEqual([
      ['pavilion', 225_000],
    ])
  })

  it('has the prices of co-exhibitors and extra power in every package', () => {
    const extras = { coExhibitors: 2, power: 3 }
    for (const one of ['floor', 'shell', 'pavilion'] as const)
      expect(amounts(quote({ package: one, ...extras })).slice(-2)).toEqual([
        ['co-exhibitor', 99_000],
        ['power', 55_500],
      ])
  })

  it.each([
    ['NL', 'NL000099998B57', 'charged', 128_867],
    ['BE', 'BE0403170701', 'reversed', 0],
    ['GR', 'EL094259216', 'reversed', 0],
    ['BE', '', 'charged', 128_867],
    ['BE', 'DE136695976', 'charged', 128_867],
    ['CH', 'CHE123456789', 'outside', 0],
  ])('from %s with VAT number %s: VAT %s', (country, vatId, treatment, cents) => {
    const quotation = quote({ country, vatId })
    expect(quotation.treatment).toBe(treatment)
    expect(quotation.taxes.map((tax) => tax.cents)).toEqual([cents])
    expect(quotation.totalCents).toBe(613_650 + cents)
  })

  it('has half a cent rounded up, line by line', () => {
    const odd = { ...tariff, prices: { floor: price('floor', 1_001) } }
    expect(amounts(quote({ package: 'floor', area: 12.5, openSides: 1 }, odd))).toEqual([
      ['floor', 12_513],
    ])
    expect(amounts(quote({ package: 'floor', area: 10, openSides: 2 }, odd))).toEqual([
      ['floor', 10_010],
      ['open-sides', 501],
    ])
  })

  it('is not offered where the tariff has no price for it', () => {
    const { shell: _, ...prices } = tariff.prices
    expect(quoteStand({ ...tariff, prices }, request)).toBeNull()
    expect(packagesOf({ prices })).toEqual(['floor', 'pavilion'])
    expect(packagesOf({ prices: {} })).toEqual([])
    expect(minimumArea(tariff, 'shell')).toBe(9)
    expect(minimumArea({ ...tariff, prices: {} }, 'shell')).toBeNull()
  })

  it.each([{ area: -1 }, { area: Number.NaN }, { coExhibitors: 1.5 }, { power: -1 }])(
    'is refused for %o',
    (wrong) => expect(() => quote(wrong)).toThrow(RangeError),
  )
})

it('one tariff is in force on a day', () => {
  const versions = [
    { ...tariff, name: '2025', validFrom: '2024-09-01', validUntil: '2026-08-31' },
    tariff,
  ]
  const nameOn = (date: string) => inForceOn(versions, date)?.name
  expect(
    ['2024-08-31', '2024-09-01', '2026-08-31', '2026-09-01', '2040-01-01'].map(nameOn),
  ).toEqual([undefined, '2025', '2025', 'Tarief 2027', 'Tarief 2027'])
})

describe('for any tariff and stand', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  const percent = fc.integer({ min: 0, max: 100 })
  const anyPrice = (code: PriceCode) =>
    fc.record({
      code: fc.constant(code),
      cents,
      vat: fc.constantFrom('standard' as const, 'insurance' as const),
      minimumArea: fc.constant(null),
    })
  const tariffs: fc.Arbitrary<Tariff> = fc
    .record({
      floor: anyPrice('floor'),
      shell: anyPrice('shell'),
      pavilion: anyPrice('pavilion'),
      'early-discount': anyPrice('early-discount'),
      registration: anyPrice('registration'),
      'co-exhibitor': anyPrice('co-exhibitor'),
      'media-package': anyPrice('media-package'),
      waste: anyPrice('waste'),
      insurance: anyPrice('insurance'),
      power: anyPrice('power'),
    })
    .chain((prices) =>
      fc.record({
        name: fc.constant('Tarief'),
        validFrom: fc.constant('2026-01-01'),
        validUntil: fc.constant(''),
        prices: fc.constant(prices),
        openSides: fc
          .tuple(percent, percent, percent)
          .map((all) => all.toSorted((a, b) => a - b))
          .map((all) => all.map((one, index) => ({ sides: index + 2, percent: one }))),
        publicDiscount: percent,
        earlyUntil: fc.constantFrom('', '2026-12-31'),
        vatPercent: percent,
      }),
    )
  const requests: fc.Arbitrary<StandRequest> = fc.record({
    package: fc.constantFrom('floor', 'shell', 'pavilion'),
    area: fc.integer({ min: 0, max: 50_000 }).map((hundredths) => hundredths / 100),
    openSides: fc.integer({ min: 1, max: 4 }),
    publicBody: fc.boolean(),
    coExhibitors: fc.integer({ min: 0, max: 20 }),
    power: fc.integer({ min: 0, max: 20 }),
    date: fc.constantFrom('2026-10-01', '2027-01-01'),
    country: fc.constantFrom('NL', 'BE', 'CH'),
    vatId: fc.constantFrom('', 'BE0403170701'),
  })

  it('amounts are whole cents, the sum is that of the lines, and the total includes the taxes', () => {
    fc.assert(
      fc.property(tariffs, requests, (prices, stand) => {
        const { lines, taxes, ...quotation } = quote(stand, prices)
        const all = [...lines, ...taxes].map((one) => one.cents)
        expect(all.every(Number.isSafeInteger)).toBe(true)
        const subtotal = lines.reduce((sum, line) => sum + line.cents, 0)
        expect(quotation.subtotalCents).toBe(subtotal)
        expect(taxes.reduce((sum, tax) => sum + tax.ofCents, 0)).toBe(subtotal)
        expect(quotation.totalCents).toBe(subtotal + taxes.reduce((sum, tax) => sum + tax.cents, 0))
      }),
    )
  })

  it('only reductions are negative, and they never exceed the price of the floor', () => {
    fc.assert(
      fc.property(tariffs, requests, (prices, stand) => {
        const { lines, taxes, totalCents } = quote(stand, prices)
        const below = lines.filter((line) => line.cents < 0).map(({ code }) => code)
        for (const code of below) expect(['early-discount', 'public-discount']).toContain(code)
        const codes = ['floor', 'early-discount', 'public-discount']
        const floor = lines.filter(({ code }) => codes.includes(code))
        expect(floor.reduce((sum, line) => sum + line.cents, 0)).toBeGreaterThanOrEqual(0)
        for (const tax of taxes) expect(tax.cents).toBeGreaterThanOrEqual(0)
        expect(totalCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('more of anything never costs less, and a reduction never costs more', () => {
    fc.assert(
      fc.property(tariffs, requests, fc.integer({ min: 1, max: 50 }), (prices, stand, more) => {
        const total = (changes: Partial<StandRequest>) =>
          quote({ ...stand, ...changes }, prices).totalCents
        const now = total({})
        expect(total({ area: stand.area + more })).toBeGreaterThanOrEqual(now)
        expect(total({ openSides: Math.min(4, stand.openSides + 1) })).toBeGreaterThanOrEqual(now)
        expect(total({ coExhibitors: stand.coExhibitors + more })).toBeGreaterThanOrEqual(now)
        expect(total({ power: stand.power + more })).toBeGreaterThanOrEqual(now)
        expect(total({ publicBody: true })).toBeLessThanOrEqual(total({ publicBody: false }))
        expect(total({ date: '2026-10-01' })).toBeLessThanOrEqual(total({ date: '2027-01-01' }))
      }),
    )
  })

  it('adding the lines up again gives the same quotation', () => {
    fc.assert(
      fc.property(tariffs, requests, (prices, stand) => {
        const { lines, treatment, tariff: name, earlyUntil, ...rest } = quote(stand, prices)
        const { vatPercent } = prices
        expect(totalled(lines, { treatment, vatPercent }, { tariff: name, earlyUntil })).toEqual({
          ...rest,
          lines,
          treatment,
          tariff: name,
          earlyUntil,
        })
      }),
    )
  })
})
