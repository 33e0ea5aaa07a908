import { describe, expect, it } from 'vitest'
import type { FormLanguage, Values } from './definition.ts'
import { INCOMPLETE } from './incomplete.ts'
import { registry } from './messages.ts'
import { normalise } from './normalise.ts'
import { rules } from './rules.ts'
import { expectedText, formOfCases, ownCases, standardCases } from './testing/rule-cases.ts'
import { validateForm } from './validate-form.ts'

const cases = [...standardCases, ...ownCases]
const form = formOfCases(cases)
const base: Values = { other: 'other value' }

const valuesOf = (which: 'bad' | 'good'): Values => ({
  ...base,
  ...Object.fromEntries(cases.map((one, index) => [`c${index}`, one[which]])),
})

/** Requirements 7.3. */
const registered =
  'accepted alpha alpha_spaces alphanumeric between confirm contains_alpha contains_numeric contains_symbol contains_uppercase contains_lowercase date_after date_before date_between date_format email ends_with starts_with is not length matches max min number require_one required symbol uppercase lowercase url'

describe.each<FormLanguage>(['nl', 'en'])('rules on the server in %s', (language) => {
  it('refuse wrong values, with these messages', async () => {
    const values = await normalise(form, valuesOf('bad'))
    const expected = Object.fromEntries(
      cases.map((one, index) => [`c${index}`, [expectedText(one, index, language)]]),
    )
    expect(await validateForm(form, values, { language })).toEqual(expected)
  })

  it('accept right values', async () => {
    const values = await normalise(form, valuesOf('good'))
    expect(await validateForm(form, values, { language })).toEqual({})
  })
})

describe('the rules of forms', () => {
  it('include the 31 standard ones, each with a case above', () => {
    const names = registered.split(' ')
    expect(names).toHaveLength(31)
    const tested = standardCases.map(({ rule }) => rule.replace(/^\W*([a-z_]+).*$/, '$1'))
    expect(tested.toSorted()).toEqual(names.toSorted())
    expect(Object.keys(rules)).toEqual(expect.arrayContaining(names))
  })

  it.each(['iban', 'maxFiles', 'maxFileSize'])('run %s as in requirements 7.2', (name) => {
    expect({ ...rules[name] }).toEqual({ blocking: true, debounce: 20, skipEmpty: false })
  })

  it('have a general message where a rule has no text', async () => {
    const odd = formOfCases([
      { rule: 'date_after_node:other', bad: '', good: '', text: { nl: '', en: '' } },
    ])
    const problems = await validateForm(
      odd,
      { other: '2027-01-02', c0: '2027-01-01' },
      { language: 'nl' },
    )
    expect(problems).toEqual({ c0: ['This field is not valid.'] })
  })

  const postcode = (value: string, other: string) =>
    validateForm(
      formOfCases([{ rule: 'postcode:other', bad: '', good: '', text: { nl: '', en: '' } }]),
      { other, c0: value },
      { language: 'nl' },
    )

  it('check postcodes by the chosen country', async () => {
    expect(await postcode('9000', 'BE')).toEqual({})
    expect(await postcode('9000', 'NL')).toEqual({ c0: ['Gebruik 1234 AB.'] })
    expect(await postcode('?', 'BE')).toEqual({ c0: ['Deze postcode klopt niet.'] })
  })
})

describe('the message about the whole form', () => {
  it('is that of FormKit', () => {
    expect(INCOMPLETE).toEqual({
      nl: registry.nl?.ui.incomplete,
      en: registry.en?.ui.incomplete,
    })
  })
})

describe('rules for files', () => {
  const formOf = (maxFiles: number) => ({
    id: 'contact' as const,
    steps: [
      {
        id: 'one',
        title: { nl: '', en: '' },
        parts: [
          {
            kind: 'file' as const,
            name: 'logo',
            label: { nl: 'Logo', en: 'Logo' },
            files: { kinds: ['pdf' as const, 'svg' as const], maxFiles, maxKilobytes: 2 },
          },
        ],
      },
    ],
  })
  const files = formOf(1)
  const entry = (content: string | Uint8Array<ArrayBuffer>) => {
    const file = new File([content], 'a.pdf')
    return { name: file.name, file }
  }
  const check = (...logo: { name: string; file?: File }[]) =>
    validateForm(files, { logo }, { language: 'nl' })

  it('limit number, size and type', async () => {
    const pdf = '%PDF-1.7 '
    expect(await check(entry(pdf.padEnd(2048)))).toEqual({})
    expect(await check(entry(pdf), entry(pdf))).toEqual({ logo: ['Kies maximaal 1 bestand.'] })
    expect(await check(entry(pdf.padEnd(2049)))).toEqual({ logo: ['Maximaal 2 kB per bestand.'] })
    expect(await check(entry('MZ program'))).toEqual({ logo: ['Dit bestandstype kan niet.'] })
    expect(
      await check(entry(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))),
    ).toEqual({
      logo: ['Dit bestandstype kan niet.'],
    })
  })

  it('have messages in both languages, singular and plural', async () => {
    const right = entry('%PDF-1.7 ')
    const texts = (maxFiles: number, language: FormLanguage, logo: ReturnType<typeof entry>[]) =>
      validateForm(formOf(maxFiles), { logo }, { language }).then((problems) => problems.logo)
    expect(await texts(2, 'nl', [right, right, right])).toEqual(['Kies maximaal 2 bestanden.'])
    expect(await texts(2, 'en', [right, right, right])).toEqual(['Choose at most 2 files.'])
    expect(await texts(1, 'en', [right, right])).toEqual(['Choose at most 1 file.'])
    expect(await texts(1, 'en', [entry('%PDF-1.7 '.padEnd(2049))])).toEqual([
      'Maximum 2 kB per file.',
    ])
    expect(await texts(1, 'en', [entry('MZ program')])).toEqual(['File type not allowed.'])
  })

  it('accept a drawing with embedded pictures, as drawing programs write it', async () => {
    const drawing = (href: string) =>
      `<?xml version="1.0"?>${`<!-- ${'x'.repeat(1000)} -->`}<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://a.example/">]>\n<svg><image xlink:href="${href}"/></svg>`
    expect(await check(entry(drawing('data:image/png;base64,iVBO')))).toEqual({})
    expect(await check(entry(drawing('#a')))).toEqual({})
    for (const href of ['foto.jpg', 'https://elders.example/a.png', 'data:image/svg+xml,x'])
      expect(await check(entry(drawing(href)))).toEqual({
        logo: ['Deze tekening toont iets van elders, zoals een gekoppelde foto. Sluit dat in.'],
      })
  })

  it('accept no file, and a file of which only the name is known', async () => {
    expect(await check()).toEqual({})
    expect(await check({ name: 'a.pdf' })).toEqual({})
    expect(await validateForm(files, {}, { language: 'nl' })).toEqual({})
  })

  it('recognise an SVG with anything that may precede it', async () => {
    expect(await check(entry('<?xml version="1.0"?>\n<!-- by hand --><svg xmlns="…"/>'))).toEqual(
      {},
    )
    expect(await check(entry('<!DOCTYPE svg PUBLIC "x" "y"><svg/>'))).toEqual({})
    expect(await check(entry('<html><svg/></html>'))).toEqual({
      logo: ['Dit bestandstype kan niet.'],
    })
    // Hundreds of comments must not slow the check down.
    expect(await check(entry('<!---->'.repeat(140)))).toEqual({
      logo: ['Dit bestandstype kan niet.'],
    })
  })
})
