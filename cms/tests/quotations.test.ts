// About: cms/src/fair/prices.ts, cms/src/documents, cms/src/submissions/pricing.ts
// About: cms/src/submissions/receive-submission.ts, cms/src/rules/stand-size.ts, contract/src/quotation
// About: contract/src/forms/definitions/contract, contract/src/forms/definitions/contract.ts
// About: contract/src/forms/definitions/advertising.ts, cms/src/api/product

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Values } from '@beursvloer/contract/forms/definition'
import { filledContract, filledOrder } from '@beursvloer/contract/testing/filled-forms'
import { tariff } from '@beursvloer/contract/testing/tariff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fairOf } from './fair.ts'
import { rowsOf, send } from './forms.ts'
import { type Cms, type Document, documentsOf, startCms } from './harness.ts'
import { readPdf } from './read-pdf.ts'
import { storedFile } from './stored-files.ts'

let cms: Cms
let inForce: Document

const STANDS = ['90.Q12', '90.Q14']

beforeAll(async () => {
  cms = await startCms()
  const { hall, edition } = await fairOf(cms)
  await documentsOf(cms, 'edition').publish({ documentId: edition, locale: 'nl' })
  const create = (type: string, data: object) =>
    documentsOf(cms, type).create({ data, locale: 'nl', status: 'published' })
  const { validFrom: _, ...rest } = tariff
  inForce = await create('tariff', {
    ...rest,
    name: 'Tarief van nu',
    validFrom: '2026-01-01',
    validUntil: '2029-12-31',
    earlyUntil: '2029-12-31',
    prices: Object.values(tariff.prices),
    instalments: [{ percent: 100, days: 14, moment: 'after-signing' }],
    cancellation: [{ monthsBefore: 0, percent: 100 }],
  })
  const product = { category: 'signage', unit: 'piece', vat: 'standard' }
  await create('product', { ...product, code: 'QT-80', name: 'Vloersticker', priceCents: 29_500 })
  await create('product', {
    ...product,
    code: 'QT-160',
    name: 'Banner boven het pad',
    priceCents: 65_000,
    maximum: 2,
    format: 'PDF/X-4',
    deadline: '2099-02-01',
  })
  await create('product', {
    ...product,
    code: 'QT-1',
    name: 'Keycords',
    priceCents: 1,
    deadline: '2020-02-01',
  })
  let x = 0
  for (const number of [...STANDS, '90.Q16']) {
    x += 6
    await documentsOf(cms, 'stand').create({
      data: {
        number,
        area: 24,
        openSides: 3,
        hall,
        availability: number === '90.Q16' ? 'let' : 'free',
        polygon: [
          [x, 30],
          [x + 4, 30],
          [x + 4, 36],
          [x, 36],
        ],
      },
    })
  }
})

// Only one tariff may be in force, for other tests too.
afterAll(async () => {
  await documentsOf(cms, 'tariff').delete({ documentId: inForce.documentId })
})

const changed = (values: Values, part: string, change: Values): Values => ({
  ...values,
  [part]: { ...(values[part] as Values), ...change },
})

/** A contract form for the stands and categories of this CMS, each time of another company. */
const contractFor = (kvk: string): Values => {
  const company = changed(filledContract, 'company', { kvk })
  const stand = changed(company, 'stand', { firstChoice: STANDS[0], secondChoice: STANDS[1] })
  return changed(stand, 'presentation', { category: 'overheden' })
}
const withoutFiles = ({ attachments: _, ...values }: Values): Values =>
  changed(values, 'presentation', { logo: undefined })

/** The documents that were made for a submission. */
async function documentsFor(reference: string) {
  const [submission] = await rowsOf(cms, 'submission', { reference })
  const files = await rowsOf(cms, 'submission-file', { submission: submission.id, field: '' })
  const read = (storedAs: string) => readFile(storedFile(storedAs))
  return {
    submission,
    names: files.map(({ name }) => name),
    pdfs: await Promise.all(files.map(async ({ storedAs }) => readPdf(await read(storedAs)))),
  }
}

describe('a contract form', () => {
  it('gets a quotation by the tariff of the CMS, and a contract to sign', async () => {
    const { status, body } = await send(cms, 'contract', withoutFiles(contractFor('00000051')))
    expect(body).toEqual({
      reference: expect.stringMatching(/^CF-20\d\d-\d{5}$/),
      receivedAt: expect.any(String),
      quotation: expect.objectContaining({ totalCents: 626_233 }),
    })
    expect(status).toBe(201)
    const { submission, names, pdfs } = await documentsFor(body.reference)
    // Test B of requirements 9.4, and a co-exhibitor.
    expect(submission.quotation).toMatchObject({
      tariff: 'Tarief van nu',
      subtotalCents: 468_048 + 49_500,
      totalCents: 626_233,
    })
    expect(names).toEqual([`Offerte en contract ${body.reference}.pdf`])
    expect(pdfs[0]?.text).toContain('Totaal incl. btw € 6.262,33')
    expect(pdfs[0]?.text).toContain('90.Q12, 24 m²')
    const [mail] = await rowsOf(cms, 'outbox-mail', { submission: submission.id })
    expect(mail.attachments).toEqual([expect.objectContaining({ name: names[0] })])
  })

  it('with a price from the visitor is refused', async () => {
    const values = { ...withoutFiles(contractFor('00000052')), quotation: { totalCents: 1 } }
    const { status, body } = await send(cms, 'contract', values)
    expect(status).toBe(422)
    expect(Object.keys(body.error.details.fields)).toEqual(['quotation'])
  })

  it('is refused where the tariff or the floor plan does not offer what it asks', async () => {
    const values = withoutFiles(contractFor('00000053'))
    const small = changed(values, 'stand', { area: '17', secondChoice: '90.Q16' })
    const { status, body } = await send(cms, 'contract', small)
    expect(status).toBe(422)
    expect(Object.keys(body.error.details.fields).toSorted()).toEqual([
      'stand.area',
      'stand.secondChoice',
    ])
  })
})

describe('a contract form', () => {
  it('is refused, at the fields, for another size than that of the stand', async () => {
    const values = withoutFiles(contractFor('00000054'))
    const other = changed(values, 'stand', { package: 'shell', area: '12', openSides: '1' })
    const { status, body } = await send(cms, 'contract', other)
    expect(status).toBe(422)
    expect(body.error.details.fields).toEqual({
      'stand.area': ['Stand 90.Q12 heeft 24\u00a0m². Neem die over of kies een andere stand.'],
      'stand.openSides': [
        'Stand 90.Q12 heeft 3 open zijden. Neem dat over of kies een andere stand.',
      ],
    })
    const fine = changed(values, 'stand', { firstChoice: 'any', area: '24.125' })
    const answer = await send(cms, 'contract', fine)
    expect(Object.keys(answer.body.error.details.fields)).toEqual(['stand.area'])
  })
})

describe('an order of products', () => {
  const order = (lines: readonly Values[]): Values => ({
    ...changed(filledOrder, 'customer', { exhibitor: 'proefstandhouder' }),
    lines,
  })

  beforeAll(async () => {
    const { category } = await fairOf(cms)
    const data = { name: 'Proefstandhouder', intro: 'Bestelt.', category, slug: 'proefstandhouder' }
    await documentsOf(cms, 'exhibitor').create({ data, locale: 'nl', status: 'published' })
  })

  it('is priced by the product catalogue of the CMS, and confirmed', async () => {
    const lines = [
      { product: 'QT-80', amount: '3' },
      { product: 'QT-160', amount: '1' },
    ]
    const { status, body } = await send(cms, 'advertising', order(lines), { key: randomUUID() })
    expect(body).toMatchObject({ reference: expect.stringMatching(/^AS-20\d\d-\d{5}$/) })
    expect(status).toBe(201)
    const { submission, names, pdfs } = await documentsFor(body.reference)
    expect(submission.quotation).toMatchObject({ subtotalCents: 153_500, totalCents: 185_735 })
    expect(names).toEqual([`Orderbevestiging ${body.reference}.pdf`])
    expect(pdfs[0]?.text).toContain('Proefstandhouder')
    expect(pdfs[0]?.text).toContain('Banner boven het pad PDF/X-4 1 februari 2099')
  })

  it('is refused for more than the maximum of a product, and for a product that is no longer sold', async () => {
    const lines = [
      { product: 'QT-160', amount: '3' },
      { product: 'QT-1', amount: '1' },
    ]
    const { status, body } = await send(cms, 'advertising', order(lines))
    expect(status).toBe(422)
    expect(Object.keys(body.error.details.fields).toSorted()).toEqual([
      'lines.0.amount',
      'lines.1.product',
    ])
  })
})
