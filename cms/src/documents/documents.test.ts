import { advertising } from '@beursvloer/contract/forms/definitions/advertising'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { quoteForm } from '@beursvloer/contract/forms/pricing'
import { FONT_MODULES } from '@beursvloer/contract/printing/brand-text'
import { type GlyphSet, runsOf, signsWithoutFont } from '@beursvloer/contract/printing/glyph-sets'
import { quoteOrderForm } from '@beursvloer/contract/quotation/order-quotation'
import { filledContract, filledOrder } from '@beursvloer/contract/testing/filled-forms'
import { tariff } from '@beursvloer/contract/testing/tariff'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../../tests/read-pdf.ts'
import type { Fair } from '../fair/fair'
import { type ContractDocument, mandateReference, quotationPdf } from './contract-document'
import { type OrderDocument, orderPdf } from './order-document'

interface Font {
  hasGlyphForCodePoint(code: number): boolean
}

const fair: Fair = {
  name: 'Dakwaarts',
  organisation: 'Stichting Dakwaarts',
  address: 'Kade 1',
  postcode: '1000 AA',
  city: 'Meerhaven',
  kvk: '00000001',
  vat: 'NL000000001B01',
  email: 'info@dakwaarts.example',
  colours: { main: '#1d4ed8', accent: '' },
  mark: 'square',
  edition: {
    name: 'Dakwaarts 2027',
    year: 2027,
    startDate: '2027-03-17',
    endDate: '2027-03-18',
    venue: 'Expohal De Kade',
    city: 'Meerhaven',
    programmePublished: true,
    registrationOpen: true,
  },
}

const facts = { tariff, products: [] }
const quotation = quoteForm('contract', filledContract, facts, '2026-12-01')
if (!quotation) throw new Error('The form is filled in')

const contract: ContractDocument = {
  language: 'nl',
  reference: 'CF-2027-00042',
  date: '2026-12-01',
  fair,
  company: {
    legalName: 'Woonstichting De Zandkreek',
    address: ['Dijkweg 12', '1234 AB Meerhaven', 'Nederland'],
    kvk: '00000042',
    vatId: 'NL000099998B57',
  },
  signatory: { name: 'Marieke Zandstra', role: 'Bestuurder' },
  invoiceEmail: 'facturen@zandkreek.example',
  stand: [
    ['Pakket', 'Kale grond, u bouwt zelf'],
    ['Oppervlakte in m²', '24'],
    ['Eerste voorkeur', '1.A12'],
  ],
  quotation,
  offeredStand: '',
  terms: {
    instalments: [
      { percent: 50, days: 14, moment: 'after-signing' },
      { percent: 50, days: 60, moment: 'before-fair' },
    ],
    cancellation: [
      { monthsBefore: 6, percent: 25 },
      { monthsBefore: 3, percent: 50 },
      { monthsBefore: 0, percent: 100 },
    ],
  },
  mandate: {
    creditorId: 'NL00ZZZ000000010000',
    accountHolder: 'Woonstichting De Zandkreek',
    iban: 'NL91ABNA0417164300',
    place: 'Meerhaven',
  },
}

/** Names with letters of many scripts. */
const NAMES = [
  'ΚΑΤΑΣΚΕΥΕΣ ΑΙΓΑΙΟΥ Α.Ε.',
  'Новий Дім, № 5',
  'Nguyễn Thị Ánh',
  'مستقبل الإسكان (الرياض) 2027',
  'בית חדש בע״מ',
  'Łódź ½ ≥ → m² ₂',
]

it('the fonts contain the letters of every name', async () => {
  const company = { ...contract.company, address: NAMES }
  const { text } = await readPdf(await quotationPdf({ ...contract, company }))
  // PDF readers reorder right-to-left text, each differently.
  const letters = (of: string) => [...of.normalize('NFKC').replace(/[\s(),]/g, '')]
  const seen = new Set(letters(text))
  expect(letters(NAMES.join('')).filter((letter) => !seen.has(letter))).toEqual([])
})

it('every listed glyph is in the font that it is listed for', {
  tags: ['exhaustive'],
}, () => {
  const doc = new PDFDocument()
  const fonts = new Map<string, Font>()
  const fontOf = (set: GlyphSet, face: 'text' | 'display') => {
    const file = require.resolve(FONT_MODULES[`${face}-${set}`])
    const found =
      fonts.get(file) ?? (doc.font(file) as unknown as { _font: { font: Font } })._font.font
    fonts.set(file, found)
    return found
  }
  const missing: string[] = []
  for (let code = 0x20; code < 0xffff; code += 1) {
    const sign = String.fromCharCode(code)
    const [run] = signsWithoutFont(sign).length === 0 ? runsOf(sign) : []
    if (!run || !/\S/.test(sign) || run.piece !== sign) continue
    for (const face of ['text', 'display'] as const)
      if (!fontOf(run.set, face).hasGlyphForCodePoint(code))
        missing.push(`${face} ${run.set} ${sign} ${code.toString(16)}`)
  }
  expect(missing).toEqual([])
})

it('a character that no font has is written as its number', async () => {
  const company = { ...contract.company, legalName: '新 BV' }
  expect((await readPdf(await quotationPdf({ ...contract, company }))).text).toContain(
    '[U+65B0] BV',
  )
})

describe('the quotation with its contract', () => {
  it('states the parties, the stand, the prices and the payment, in tagged Dutch', async () => {
    const { text, roles, Title, Language, Marked } = await readPdf(await quotationPdf(contract))
    expect({ Title, Language, Marked }).toEqual({
      Title: 'Offerte en contract CF-2027-00042',
      Language: 'nl',
      Marked: true,
    })
    expect([...roles]).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']),
    )
    for (const words of [
      'CF-2027-00042',
      '1 december 2026',
      'Woonstichting De Zandkreek',
      'KvK 00000042',
      'Kale grond 24 m² × € 195,00 € 4.680,00',
      'Vroegboekkorting 24 m² × € 15,00 € −360,00',
      'Korting corporaties en overheden 20% van € 4.320,00 € −864,00',
      'Medestandhouders € 495,00',
      'Subtotaal excl. btw € 5.175,48',
      'Btw 21% € 1.086,85',
      'Totaal incl. btw € 6.262,33',
      'De vroegboekkorting geldt als wij dit contract uiterlijk 31 december 2026 getekend terug hebben.',
      '1 (50%) 14 dagen na ondertekening € 3.131,17',
      '2 (50%) 16 januari 2027 € 3.131,16',
      'Meer dan 6 maanden voor de beurs 25%',
      'Handtekening',
    ])
      expect(text).toContain(words)
  })

  it('has the SEPA mandate on a page of its own, with all required parts', async () => {
    const { pages } = await readPdf(await quotationPdf(contract))
    const mandate = pages.at(-1) ?? ''
    for (const words of [
      'Doorlopende machtiging SEPA',
      'Incassant-ID NL00ZZZ000000010000',
      'Kenmerk machtiging CF-2027-00042-SEPA',
      'geeft u toestemming aan Stichting Dakwaarts om doorlopende incasso-opdrachten',
      'binnen acht weken na afschrijving',
      'NL91 ABNA 0417 1643 00',
      'Plaats: Meerhaven',
      'Datum:',
      'Handtekening:',
    ])
      expect(mandate).toContain(words)
    expect(mandate).not.toContain('Totaal')
    expect(mandateReference('CF-2027-00042').length).toBeLessThanOrEqual(35)
  })

  it('has no mandate for payment by invoice, nor without a creditor id', async () => {
    const byInvoice = await readPdf(await quotationPdf({ ...contract, mandate: null }))
    expect(byInvoice.text).not.toContain('SEPA')
    expect(byInvoice.text).toContain('U betaalt op factuur. Die gaat naar facturen@zandkreek')
    const mandate = contract.mandate && { ...contract.mandate, creditorId: '' }
    const later = await readPdf(await quotationPdf({ ...contract, mandate }))
    expect(later.text).not.toContain('Doorlopende machtiging')
    expect(later.text).not.toContain('NL91')
    expect(later.text).toContain('aparte machtiging')
  })

  it('is in English for an English form, and states reversed VAT', async () => {
    const company = { country: 'BE', entrepreneur: 'yes', vatId: 'BE0403170701' }
    const foreign = quoteForm('contract', { ...filledContract, company }, facts, '2027-01-02')
    const { text, Title, Language } = await readPdf(
      await quotationPdf({
        ...contract,
        language: 'en',
        company: { ...contract.company, vatId: 'BE0403170701' },
        quotation: foreign ?? quotation,
      }),
    )
    expect({ Title, Language }).toEqual({
      Title: 'Quotation and contract CF-2027-00042',
      Language: 'en',
    })
    expect(text).toContain('VAT reverse-charged to BE0403170701')
    expect(text).toContain('SEPA Direct Debit mandate')
    expect(text).not.toContain('Early booking')
  })

  it('is the same file each time, and wraps long texts', async () => {
    expect((await quotationPdf(contract)).equals(await quotationPdf(contract))).toBe(true)
    const long = 'Coöperatieve Vereniging voor Bestaande Bouw en Onderhoud '.repeat(3).trim()
    const company = { ...contract.company, legalName: `${long} Łódź` }
    const bytes = await quotationPdf({ ...contract, company })
    const { text, pages } = await readPdf(bytes)
    expect(text).toContain(`${long} Łódź`)
    expect(pages.length).toBeLessThanOrEqual(5)
  })
})

describe('the confirmation of an order', () => {
  const order: OrderDocument = {
    language: 'nl',
    reference: 'AS-2027-00007',
    date: '2026-12-01',
    fair,
    exhibitor: 'Stapelwerk Modulair',
    contactName: 'Hanna Stapel',
    vatId: '',
    purchaseOrder: 'PO-7',
    quotation: quoteOrderForm(formValues(advertising, filledOrder), [
      { code: 'VS-80', name: 'Vloersticker', priceCents: 29_500, vat: 'standard' },
      { code: 'BN-160', name: 'Banner boven het pad', priceCents: 65_000, vat: 'standard' },
    ]),
    deliveries: [{ product: 'Vloersticker', format: 'PDF/X-4', deadline: '2027-02-01' }],
  }

  it('states the products, the prices and the day on which files are due', async () => {
    const { text, roles, Title } = await readPdf(await orderPdf(order))
    expect(Title).toBe('Orderbevestiging AS-2027-00007')
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
    for (const words of [
      'Stapelwerk Modulair',
      'Inkoopordernummer PO-7',
      'Vloersticker 3 × € 295,00 € 885,00',
      'Totaal incl. btw € 1.857,35',
      'Vloersticker PDF/X-4 1 februari 2027',
    ])
      expect(text).toContain(words)
  })

  it('states that the files have arrived', async () => {
    const { text } = await readPdf(await orderPdf({ ...order, deliveries: [], purchaseOrder: '' }))
    expect(text).toContain('Uw bestanden zijn bij ons binnen.')
    expect(text).not.toContain('Inkoopordernummer')
  })
})
