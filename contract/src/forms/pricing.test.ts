import { describe, expect, it } from 'vitest'
import { orderable } from '../quotation/order-quotation.ts'
import { filledContract, filledOrder } from '../testing/filled-forms.ts'
import { tariff } from '../testing/tariff.ts'
import type { FormDefinition, Option, OptionSources, Values } from './definition.ts'
import { advertising } from './definitions/advertising.ts'
import { contract } from './definitions/contract.ts'
import { contentProblems, quoteForm } from './pricing.ts'
import { validateForm } from './validate-form.ts'

const products = [
  { code: 'VS-80', name: 'Vloersticker', priceCents: 29_500, vat: 'standard', maximum: 4 },
  { code: 'BN-160', name: 'Banner', priceCents: 65_000, vat: 'standard', maximum: null },
].map((product) => ({ ...product, vat: 'standard' as const, deadline: '2027-02-01' }))
const facts = { tariff, products }
const choices = (...values: string[]): Option[] =>
  values.map((value) => ({ value, label: { nl: value, en: value } }))
const options: OptionSources = {
  stands: choices('1.A12', '1.B07', 'any'),
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

  it('is in order as filled in', async () => {
    expect(await problemsOf(contract, filledContract)).toEqual({})
  })

  it('asks for a KvK number in the Netherlands only, and for a VAT number of its own country', async () => {
    const abroad = { country: 'BE', kvk: '', postcode: '9000', vatId: 'BE0403170701' }
    expect(await pathsOf(contract, with_('company', { kvk: '' }))).toEqual(['company.kvk'])
    expect(await pathsOf(contract, with_('company', abroad))).toEqual([])
    const dutchNumber = { ...abroad, vatId: 'NL000099998B57' }
    expect(await pathsOf(contract, with_('company', dutchNumber))).toEqual(['company.vatId'])
    const outside = { ...abroad, country: 'CH', entrepreneur: '', vatId: '' }
    expect(await pathsOf(contract, with_('company', outside))).toEqual([])
  })

  it('asks for an account and a mandate with direct debit only', async () => {
    const byInvoice = with_('invoicing', { payment: 'invoice', iban: '', accountHolder: '' })
    expect(await pathsOf(contract, { ...byInvoice, mandate: {} })).toEqual([])
    const without = { ...with_('invoicing', { iban: '' }), mandate: {} }
    expect(await pathsOf(contract, without)).toEqual([
      'invoicing.iban',
      'mandate.agreed',
      'mandate.place',
    ])
  })

  it('asks authorities for Peppol and OIN in their own notation', async () => {
    const authority = changed(filledContract, 'company', { kind: 'authority' })
    const wrong = changed(authority, 'invoicing', { peppolId: '0190', oin: '123' })
    expect(await pathsOf(contract, wrong)).toEqual(['invoicing.oin', 'invoicing.peppolId'])
    const peppolId = '0190:00000001234567890000'
    const right = changed(authority, 'invoicing', { peppolId, oin: '00000001234567890000' })
    expect(await pathsOf(contract, right)).toEqual([])
  })

  it('asks for another invoice address and another coordinator where they differ', async () => {
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

  it('needs every agreement', async () => {
    expect(await pathsOf(contract, { ...filledContract, agreement: {} })).toEqual([
      'agreement.authorised',
      'agreement.regulation',
      'agreement.terms',
    ])
  })

  it('keeps to what the tariff offers', async () => {
    expect(await problemsOf(contract, with_('stand', { area: '17' }))).toEqual({
      'stand.area': ['Dit pakket is er vanaf 18 m².'],
    })
    expect(await problemsOf(contract, with_('stand', { package: 'shell', area: '9' }))).toEqual({})
    const none = contentProblems('contract', filledContract, { ...facts, tariff: null }, 'en')
    expect(Object.keys(none)).toEqual(['stand.package'])
  })

  it('asks for three different stands, or none in particular', async () => {
    const twice = with_('stand', { secondChoice: '1.A12' })
    expect(await problemsOf(contract, twice)).toEqual({
      'stand.secondChoice': ['Deze stand hebt u al gekozen. Kies een andere.'],
    })
    const any = with_('stand', { firstChoice: 'any', secondChoice: 'any' })
    expect(await pathsOf(contract, any)).toEqual([])
    const pavilion = { package: 'pavilion', area: '', openSides: '', pavilion: 'houtbouw' }
    expect(await pathsOf(contract, with_('stand', { ...pavilion, firstChoice: '' }))).toEqual([])
  })

  it('is quoted as soon as package, size and sides are known', () => {
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
  it('is in order as filled in, and costs what the catalogue says', async () => {
    expect(await problemsOf(advertising, filledOrder)).toEqual({})
    const quote = (values: Values) =>
      quoteForm('advertising', values, { ...facts, tariff: null }, '2026-12-31')
    expect(quote(filledOrder)?.totalCents).toBe(185_735)
    expect(quote({})?.totalCents).toBe(0)
  })

  it('keeps to what one can have, over all its lines', async () => {
    const lines = [
      { product: 'VS-80', amount: '3' },
      { product: 'VS-80', amount: '2' },
    ]
    expect(await problemsOf(advertising, { ...filledOrder, lines })).toEqual({
      'lines.1.amount': ['U kunt er hiervan ten hoogste 4 bestellen.'],
    })
    const gone = contentProblems('advertising', filledOrder, { tariff, products: [] }, 'en')
    expect(Object.keys(gone)).toEqual(['lines.0.product', 'lines.1.product'])
  })

  it('takes whole numbers of at least one line, and files when they come along', async () => {
    const half = { ...filledOrder, lines: [{ product: 'VS-80', amount: '1.5' }] }
    expect(await pathsOf(advertising, half)).toEqual(['lines.0.amount'])
    expect(await pathsOf(advertising, { ...filledOrder, lines: [] })).toEqual(['lines'])
    const now = { ...filledOrder, artwork: { moment: 'now', files: [] } }
    expect(await pathsOf(advertising, now)).toEqual(['artwork.files'])
  })

  it('can be made up to and including the day its files are due', () => {
    expect(orderable(products, '2027-02-01')).toHaveLength(2)
    expect(orderable(products, '2027-02-02')).toEqual([])
    expect(orderable([{ deadline: '' }], '2040-01-01')).toHaveLength(1)
  })
})

it('prices nothing else', () =>
  expect(contentProblems('contact', {}, { tariff: null, products: [] }, 'nl')).toEqual({}))
