import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Field, Normalisation } from './definition.ts'
import { normalise, normaliseValue } from './normalise.ts'

const label = { nl: 'Veld', en: 'Field' }
const field = (normalisation: Normalisation): Field => ({
  kind: 'text',
  name: 'f',
  label,
  normalise: normalisation,
})

const all: readonly Normalisation[] = [
  ...(['trim', 'lines', 'email', 'digits', 'vat-id'] as const),
  ...(['iban', 'postcode', 'phone', 'decimal', 'url'] as const),
]

describe('normaliseValue', () => {
  it.each<[Normalisation, string, string]>([
    ['trim', '  Jan\t de\r\nBcc: x ', 'Jan de Bcc: x'],
    ['lines', ' een \r\ntwee\u0000 \n', 'een\ntwee'],
    ['email', ' MAILTO:Jan@Dakwaarts.EXAMPLE ', 'Jan@dakwaarts.example'],
    ['digits', '0000 00.12', '00000012'],
    ['vat-id', 'nl 0000.99998-b57', 'NL000099998B57'],
    ['iban', 'nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
    ['postcode', '1234ab', '1234 AB'],
    ['postcode', 'sw1a 1aa', 'SW1A 1AA'],
    ['decimal', '€ 1.234,50', '1234.5'],
    ['decimal', '1,234.50', '1234.5'],
    ['decimal', '1.234', '1234'],
    ['decimal', '12,5', '12.5'],
    ['decimal', '12.5', '12.5'],
    ['decimal', '-0,10', '-0.1'],
    ['decimal', 'twaalf', 'twaalf'],
    ['decimal', '1,2,3', '1,2,3'],
    ['url', 'dakwaarts.example', 'https://dakwaarts.example'],
    ['url', 'javascript:alert(1)', 'javascript:alert(1)'],
    ['url', '', ''],
    ['trim', '\u200B\u3164 ', ''],
    ['trim', 'An\u00ADna\u202E 👩\u200D👧', 'Anna 👩\u200D👧'],
    ['iban', '\u2068nl91\u200B abna 0417 1643 00\u2069', 'NL91ABNA0417164300'],
    ['digits', '\uFEFF0000\u200D0012', '00000012'],
    ['postcode', '1234\u200B ab\u200E', '1234 AB'],
    ['email', '\u200Ejan@dakwaarts.example\u200D', 'jan@dakwaarts.example'],
  ])('%s: %j becomes %j', (normalisation, typed, canonical) => {
    expect(normaliseValue(field(normalisation), typed)).toBe(canonical)
  })

  it('changes nothing the second time, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-+ €') }),
      fc.string({ unit: fc.constantFrom(...'ab@ \t\r\n\u0000:/.') }),
      // Letters in several parts, some of which fall apart as capitals.
      fc.string({ unit: fc.constantFrom(...'eyυΰῢßŉ \u0000\u0300\u0301\u0308\u0345\u212a') }),
    )
    fc.assert(
      fc.property(typed, fc.constantFrom(...all), (text, normalisation) => {
        const once = normaliseValue(field(normalisation), text)
        expect(normaliseValue(field(normalisation), once)).toBe(once)
      }),
    )
  })

  it('leaves no line break in a line of text, and no control character anywhere', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary-ascii' }),
        fc.constantFrom(...all),
        (text, normalisation) => {
          const made = String(normaliseValue(field(normalisation), text))
          const forbidden = normalisation === 'lines' ? /[^\P{Cc}\t\n]/u : /\p{Cc}/u
          expect(made).not.toMatch(forbidden)
        },
      ),
    )
  })

  it('takes time in proportion to the length, whatever is repeated', () => {
    for (const sign of ['\t', ' ', '\u200D', '\u{E0067}', 'a\u200D', '🏴', '\n ', '.', '-', '0'])
      for (const normalisation of all)
        normaliseValue(field(normalisation), `x${sign.repeat(60_000)}x`)
  })

  it('reads every amount in Dutch notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (cents) => {
        const typed = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2 }).format(
          cents / 100,
        )
        expect(Number(normaliseValue(field('decimal'), typed))).toBe(cents / 100)
      }),
    )
  })

  it('leaves passwords unchanged', () => {
    expect(normaliseValue({ kind: 'password', name: 'p', label }, ' a  b ')).toBe(' a  b ')
  })
})

describe('normalise', () => {
  const form = {
    steps: [{ id: 's', title: label, parts: [{ kind: 'tel', name: 'phone', label } as const] }],
  }

  it.each([
    ['010 - 123 45 67', '+31101234567'],
    ['06-12345678', '+31612345678'],
    ['0031 10 123 45 67', '+31101234567'],
    ['+32 9 267 00 00', '+3292670000'],
    ['\u202A+31\u200B 10 123 45 67\u202C', '+31101234567'],
    ['geen nummer', 'geen nummer'],
  ])('turns %j into E.164: %j', async (typed, canonical) => {
    expect(await normalise(form, { phone: typed })).toEqual({ phone: canonical })
    expect(await normalise(form, { phone: canonical })).toEqual({ phone: canonical })
  })

  it('adds the prefix of the country to a VAT number', async () => {
    const company = {
      kind: 'group' as const,
      name: 'company',
      label,
      fields: [
        { kind: 'select' as const, name: 'country', label },
        {
          ...{ kind: 'text' as const, name: 'vatId', label },
          ...{ rules: 'required|vatId:country', normalise: 'vat-id' as const },
        },
      ],
    }
    const of = (values: Record<string, string>) =>
      normalise({ steps: [{ id: 's', title: label, parts: [company] }] }, { company: values })
    const canonical = { company: { country: 'NL', vatId: 'NL000099998B57' } }
    expect(await of({ country: 'NL', vatId: '0000.99998.B57' })).toEqual(canonical)
    expect(await of(canonical.company)).toEqual(canonical)
  })

  it('removes fields that the form does not have', async () => {
    expect(await normalise(form, { phone: '', admin: 'x' })).toEqual({ phone: '' })
  })
})
