import { describe, expect, it } from 'vitest'
import type { FormDefinition, Values } from './definition.ts'
import { normalise } from './normalise.ts'
import { readForm } from './read-form.ts'
import { formNamed } from './registry.ts'
import { validateForm } from './validate-form.ts'

const text = (nl: string) => ({ nl, en: nl })

const stay: Pick<FormDefinition, 'id' | 'steps'> = {
  id: 'contact',
  steps: [
    {
      id: 'one',
      title: text('Een'),
      parts: [
        { kind: 'text', name: 'name', label: { nl: 'Naam', en: 'Name' }, rules: 'required' },
        { kind: 'tel', name: 'phone', label: text('Telefoon'), rules: 'phone' },
        { kind: 'checkbox', name: 'terms', label: text('Voorwaarden'), rules: 'accepted' },
        { kind: 'select', name: 'day', label: text('Dag'), options: 'days' },
        {
          kind: 'group',
          name: 'company',
          label: text('Bedrijf'),
          fields: [
            { kind: 'text', name: 'country', label: text('Land'), rules: 'required' },
            {
              kind: 'text',
              name: 'kvk',
              label: text('KvK'),
              normalise: 'digits',
              rules: 'required|kvk',
              when: { field: 'company.country', is: ['NL'] },
            },
            { kind: 'text', name: 'postcode', label: text('Postcode'), rules: 'postcode:country' },
          ],
        },
        {
          kind: 'list',
          name: 'guests',
          label: text('Gasten'),
          itemLabel: text('Gast'),
          addLabel: text('Gast toevoegen'),
          minItems: 1,
          maxItems: 2,
          fields: [
            { kind: 'text', name: 'name', label: text('Naam'), rules: 'required|length:2,9' },
          ],
        },
      ],
    },
  ],
}

const good: Values = {
  name: 'An',
  terms: true,
  company: { country: 'NL', kvk: '00000012', postcode: '1234 AB' },
  guests: [{ name: 'Bo' }],
}

const formData = (entries: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

describe('validateForm', () => {
  it('accepts valid values', async () => {
    expect(await validateForm(stay, good, { language: 'nl' })).toEqual({})
  })

  it('reports problems by path, in the language of the visitor', async () => {
    const values: Values = { ...good, name: '', terms: false, guests: [{ name: 'B' }] }
    expect(await validateForm(stay, values, { language: 'nl' })).toEqual({
      name: ['Naam is verplicht.'],
      terms: ['Ga hiermee akkoord om verder te gaan.'],
      'guests.0.name': ['Naam moet tussen de 2 en 9 tekens zijn.'],
    })
    expect(await validateForm(stay, values, { language: 'en' })).toMatchObject({
      name: ['Name is required.'],
    })
  })

  it('does not check inactive fields', async () => {
    const abroad = { country: 'BE', postcode: '9000' }
    expect(await validateForm(stay, { ...good, company: abroad }, { language: 'nl' })).toEqual({})
  })

  it('checks choices against those of the content, where they are known', async () => {
    const values = { ...good, day: '2027-03-19' }
    const options = { days: [{ value: '2027-03-17', label: text('woensdag') }] }
    expect(await validateForm(stay, values, { language: 'nl' })).toEqual({})
    expect(await validateForm(stay, values, { language: 'nl', options })).toEqual({
      day: ['Dag is geen toegestane waarde.'],
    })
  })

  it('runs slow rules in a long form too, whether they were run before or not', async () => {
    const contract = formNamed('contract')
    if (!contract) throw new Error('There is no contract form.')
    const values = {
      company: { legalName: '上海', country: 'NL' },
      signatory: { phone: '06… / 010…' },
      invoicing: { payment: 'sepa', iban: 'NL00BOUW0000000000' },
    }
    for (const _ of [1, 2])
      expect(await validateForm(contract, values, { language: 'nl' })).toMatchObject({
        'company.legalName': [expect.stringMatching(/^Gebruik Latijnse/)],
        'signatory.phone': [expect.stringMatching(/^Dit telefoonnummer klopt niet/)],
        'invoicing.iban': [expect.stringMatching(/IBAN/)],
      })
  })

  it('limits the number of items in a list', async () => {
    expect(await validateForm(stay, { ...good, guests: [] }, { language: 'nl' })).toEqual({
      guests: ['Vul er minimaal 1 in.'],
    })
  })
})

describe('readForm and normalise', () => {
  it('read by definition and report unknown fields', async () => {
    const read = readForm(
      stay,
      formData({
        name: '  An  Jansen ',
        phone: '(010) 123 45 67',
        terms: 'true',
        'company.country': 'NL',
        'company.kvk': '0000 0012',
        'guests.0.name': '',
        'guests.1.name': 'Bo',
        'guests.2.name': 'too many',
        admin: '1',
        _ticket: 'frame',
      }),
    )
    expect(read.unknown).toEqual(['guests.2.name', 'admin'])
    expect(await normalise(stay, read.values)).toEqual({
      name: 'An Jansen',
      phone: '+31101234567',
      terms: true,
      company: { country: 'NL', kvk: '00000012' },
      guests: [{ name: 'Bo' }],
    })
  })

  it('refuse a repeated name, and a file in place of text', () => {
    const data = formData({ name: 'An', phone: new File(['x'], 'x.txt') })
    data.append('name', 'Bo')
    expect(readForm(stay, data).unknown).toEqual(['name', 'phone'])
  })

  it('add an item to a list when the page without JavaScript asks for it', () => {
    const read = readForm(stay, formData({ 'guests.0.name': 'An', _add: 'guests' }))
    expect(read.values.guests).toEqual([{ name: 'An' }, {}])
    expect(read.resized).toBe(true)
  })
})
