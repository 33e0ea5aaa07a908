import { describe, expect, it } from 'vitest'
import { orderable } from '../quotation/order-quotation.ts'
import { filledContract, filledOrder } from '../testing/filled-forms.ts'
import { tariff } from '../testing/tariff.ts'
import type { StandChoice } from './choices.ts'
import type { FormDefinition, Option, OptionSources, Values } from './definition.ts'
import { advertising } from './definitions/advertising.ts'
import { contract } from './definitions/contract.ts'
import { participation } from './definitions/participation.ts'
import { contentProblems, quoteForm } from './pricing.ts'
import { validateForm } from './validate-form.ts'

const products = [
  { code: 'VS-80', name: 'Vloersticker', priceCents: 29_500, vat: 'standard', maximum: 4 },
  { code: 'BN-160', name: 'Banner', priceCents: 65_000, vat: 'standard', maximum: null },
].map((product) => ({ ...product, vat: 'standard' as const, deadline: '2027-02-01' }))
const stand = (number: string, area: number, openSides: number, status: StandChoice['status']) => ({
  number,
  area,
  openSides,
  status,
})
const stands = [
  stand('1.A12', 24, 3, 'free'),
  stand('1.B07', 18, 2, 'option'),
  stand('1.C01', 9, 1, 'free'),
  stand('1.C02', 9, 1, 'let'),
]
const facts = { tariff, products, stands }
const choices = (...values: string[]): Option[] =>
  values.map((value) => ({ value, label: { nl: value, en: value } }))
const options: OptionSources = {
  stands: choices('1.A12', '1.B07', '1.C01', 'any'),
  pavilions: choices('houtbouw'),
  categories: choices('woningcorporaties'),
  products: choices('VS-80', 'BN-160'),
  exhibitors: choices('stapelwerk'),
}

/** The values with those of one part changed. */
const changed = (values: Values, part: string, change: Values): Values => ({
  ...values,
  [part]: { ...(values[part] as Values), ...change },
})
const problemsOf = async (form: FormDefinition, values: Values) => ({
  ...(await validateForm(form, values, { language: 'nl', options })),
  ...contentProblems(form.id, values, facts, 'nl'),
})
const pathsOf = async (form: FormDefinition, values: Values) =>
  Object.keys(await problemsOf(form, values)).toSorted()

describe('a contract form', () => {
  const with_ = (part: string, change: Values) => changed(filledContract, part, change)

  it('is accepted as filled in', async () => {
    expect(await problemsOf(contract, filledContract)).toEqual({})
  })

  it('requires a KvK number in the Netherlands only, and a VAT number of its own country', async () => {
    const abroad = { country: 'BE', kvk: '', postcode: '9000', vatId: 'BE0403170701' }
    expect(await pathsOf(contract, with_('company', { kvk: '' }))).toEqual(['company.kvk'])
    expect(await pathsOf(contract, with_('company', abroad))).toEqual([])
    const dutchNumber = { ...abroad, vatId: 'NL000099998B57' }
    expect(await pathsOf(contract, with_('company', dutchNumber))).toEqual(['company.vatId'])
    const outside = { ...abroad, country: 'CH', entrepreneur: '', vatId: '' }
    expect(await pathsOf(contract, with_('company', outside))).toEqual([])
  })

  it('requires an account number and a mandate with direct debit only', async () => {
    const byInvoice = with_('invoicing', { payment: 'invoice', iban: '', accountHolder: '' })
    expect(await pathsOf(contract, { ...byInvoice, mandate: {} })).toEqual([])
    const without = { ...with_('invoicing', { iban: '' }), mandate: {} }
    expect(await pathsOf(contract, without)).toEqual([
      'invoicing.iban',
      'mandate.agreed',
      'mandate.place',
    ])
  })

  it('requires Peppol and OIN of authorities, in their own notation', async () => {
    const authority = changed(filledContract, 'company', { kind: 'authority' })
    const wrong = changed(authority, 'invoicing', { peppolId: '0190', oin: '123' })
    expect(await pathsOf(contract, wrong)).toEqual(['invoicing.oin', 'invoicing.peppolId'])
    const peppolId = '0190:00000001234567890000'
    const right = changed(authority, 'invoicing', { peppolId, oin: '00000001234567890000' })
    expect(await pathsOf(contract, right)).toEqual([])
  })

  it('requires another invoice address and another coordinator where they differ', async () => {
    const values = changed(with_('invoicing', { sameAddress: false }), 'coordinator', {
      same: false,
    })
    expect(await pathsOf(contract, values)).toEqual([
      'coordinator.email',
      'coordinator.name',
      'coordinator.phone',
      'invoicing.city',
      'invoicing.country',
      'invoicing.name',
      'invoicing.postcode',
      'invoicing.street',
    ])
  })

  it('requires every consent', async () => {
    expect(await pathsOf(contract, { ...filledContract, agreement: {} })).toEqual([
      'agreement.authorised',
      'agreement.regulation',
      'agreement.terms',
    ])
  })

  it('accepts only what the tariff offers', async () => {
    const any = { firstChoice: 'any', secondChoice: '', thirdChoice: '' }
    expect(await problemsOf(contract, with_('stand', { ...any, area: '17' }))).toEqual({
      'stand.area': ['Dit pakket is er vanaf 18\u00a0m².'],
    })
    const small = { ...any, package: 'shell', area: '9' }
    expect(await problemsOf(contract, with_('stand', small))).toEqual({})
    const none = contentProblems('contract', filledContract, { ...facts, tariff: null }, 'en')
    expect(Object.keys(none)).toEqual(['stand.package'])
  })

  it('is for the size of the stand that was chosen first', async () => {
    const smaller = with_('stand', { area: '12', openSides: '1' })
    expect(await problemsOf(contract, smaller)).toEqual({
      'stand.area': ['Stand 1.A12 heeft 24\u00a0m². Neem die over of kies een andere stand.'],
      'stand.openSides': [
        'Stand 1.A12 heeft 3 open zijden. Neem dat over of kies een andere stand.',
      ],
    })
    expect(await pathsOf(contract, with_('stand', { area: '24' }))).toEqual([])
    expect(await pathsOf(contract, with_('stand', { area: '24.01' }))).toEqual(['stand.area'])
    const free = { firstChoice: 'any', secondChoice: '', thirdChoice: '' }
    expect(await pathsOf(contract, with_('stand', { ...free, area: '31.25' }))).toEqual([])
  })

  it('accepts areas with two decimals at most', async () => {
    const free = { firstChoice: 'any', secondChoice: '', thirdChoice: '', area: '24.125' }
    expect(await problemsOf(contract, with_('stand', free))).toEqual({
      'stand.area': ['Gebruik ten hoogste 2 decimalen.'],
    })
    const wanted = await validateForm(participation, { area: '24.5678' }, { language: 'en' })
    expect(wanted.area).toEqual(['Use no more than 2 decimals.'])
  })

  it('accepts stands that suit the package', async () => {
    const tooSmall = with_('stand', { thirdChoice: '1.C01' })
    expect(await problemsOf(contract, tooSmall)).toEqual({
      'stand.thirdChoice': ['Stand 1.C01 heeft 9\u00a0m². Dit pakket is er vanaf 18\u00a0m².'],
    })
  })

  it('asks for no more preferences than there are stands', async () => {
    const one = with_('stand', { secondChoice: '', thirdChoice: '' })
    const without = (count: number) =>
      Object.keys(
        contentProblems('contract', one, { ...facts, stands: stands.slice(0, count) }, 'nl'),
      )
    expect(without(3)).toEqual(['stand.secondChoice'])
    expect(without(1)).toEqual([])
    const two = { ...facts, stands: stands.slice(0, 2) }
    const lacking = with_('stand', { thirdChoice: '' })
    expect(contentProblems('contract', lacking, two, 'nl')).toEqual({})
    expect(contentProblems('contract', lacking, facts, 'nl')).toEqual({
      'stand.thirdChoice': ['Derde voorkeur is verplicht.'],
    })
    const let_ = [stand('1.C02', 9, 1, 'let')]
    expect(contentProblems('contract', filledContract, { ...facts, stands: let_ }, 'en')).toEqual({
      'stand.firstChoice': ['All stands are let. Join the waiting list.'],
    })
  })

  it('requires three different stands, or no preference', async () => {
    const twice = with_('stand', { secondChoice: '1.A12' })
    expect(await problemsOf(contract, twice)).toEqual({
      'stand.secondChoice': ['Deze stand hebt u al gekozen. Kies een andere.'],
    })
    const any = with_('stand', { firstChoice: 'any', secondChoice: '', thirdChoice: '' })
    expect(await pathsOf(contract, any)).toEqual([])
    const pavilion = { package: 'pavilion', area: '', openSides: '', pavilion: 'houtbouw' }
    expect(await pathsOf(contract, with_('stand', { ...pavilion, firstChoice: '' }))).toEqual([])
  })

  it('has a quotation as soon as package, size and sides are known', () => {
    const quote = (values: Values) => quoteForm('contract', values, facts, '2026-12-31')
    expect(quote({})).toBeNull()
    expect(quote({ stand: { package: 'floor', area: '', openSides: '3' } })).toBeNull()
    expect(quote({ stand: { package: 'floor', area: 'veel', openSides: '3' } })).toBeNull()
    expect(quote({ stand: { package: 'pavilion' } })?.subtotalCents).toBe(225_000)
    // Test B, with a co-exhibitor.
    expect(quote(filledContract)?.subtotalCents).toBe(468_048 + 49_500)
    expect(quote(with_('stand', { area: '24,0' }))).toEqual(quote(filledContract))
    const without = { ...facts, tariff: null }
    expect(quoteForm('contract', filledContract, without, '2026-12-31')).toBeNull()
  })
})

describe('an order', () => {
  it('is accepted as filled in, and has the prices of the catalogue', async () => {
    expect(await problemsOf(advertising, filledOrder)).toEqual({})
    const quote = (values: Values) =>
      quoteForm('advertising', values, { ...facts, tariff: null }, '2026-12-31')
    expect(quote(filledOrder)?.totalCents).toBe(185_735)
    expect(quote({})?.totalCents).toBe(0)
  })

  it('keeps the maximum of a product, over all its lines', async () => {
    const lines = [
      { product: 'VS-80', amount: '3' },
      { product: 'VS-80', amount: '2' },
    ]
    expect(await problemsOf(advertising, { ...filledOrder, lines })).toEqual({
      'lines.1.amount': ['U kunt er hiervan ten hoogste 4 bestellen.'],
    })
    const gone = contentProblems('advertising', filledOrder, { ...facts, products: [] }, 'en')
    expect(Object.keys(gone)).toEqual(['lines.0.product', 'lines.1.product'])
  })

  it('accepts whole numbers on at least one line, and files where they are sent along', async () => {
    const half = { ...filledOrder, lines: [{ product: 'VS-80', amount: '1.5' }] }
    expect(await pathsOf(advertising, half)).toEqual(['lines.0.amount'])
    expect(await pathsOf(advertising, { ...filledOrder, lines: [] })).toEqual(['lines'])
    const now = { ...filledOrder, artwork: { moment: 'now', files: [] } }
    expect(await pathsOf(advertising, now)).toEqual(['artwork.files'])
  })

  it('is accepted up to and including the day on which its files are due', () => {
    expect(orderable(products, '2027-02-01')).toHaveLength(2)
    expect(orderable(products, '2027-02-02')).toEqual([])
    expect(orderable([{ deadline: '' }], '2040-01-01')).toHaveLength(1)
  })
})

it('other forms have no prices', () =>
  expect(contentProblems('contact', {}, { tariff: null, products: [], stands: [] }, 'nl')).toEqual(
    {},
  ))
