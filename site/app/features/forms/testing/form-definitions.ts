import type { FormDefinition, Part, Text } from '@beursvloer/contract/forms/definition'

const text = (words: string): Text => ({ nl: words, en: words })

/** A form of one step with these parts. */
export const formOf = (
  parts: readonly Part[],
  more: Partial<FormDefinition> = {},
): FormDefinition => ({
  id: 'contact',
  reference: 'CT',
  title: text('Vraag'),
  maxBodyBytes: 1024,
  keepsDraft: false,
  steps: [{ id: 'one', title: text('Vraag'), parts }],
  ...more,
})

export const name: Part = {
  kind: 'text',
  name: 'name',
  label: text('Naam'),
  rules: 'required|length:2,50',
}
export const story: Part = { kind: 'textarea', name: 'story', label: text('Verhaal') }
export const terms: Part = {
  kind: 'checkbox',
  name: 'terms',
  label: text('Ik ga akkoord.'),
  rules: 'accepted',
  consent: { subject: 'terms', textVersion: '1' },
}
export const iban: Part = {
  kind: 'text',
  name: 'iban',
  label: text('IBAN'),
  rules: 'iban',
  normalise: 'iban',
  omitFrom: ['drafts', 'mails', 'exports'],
}

const country: Part = {
  kind: 'select',
  name: 'country',
  label: text('Land'),
  rules: 'required',
  options: [
    { value: 'NL', label: text('Nederland') },
    { value: 'BE', label: text('België') },
  ],
}
const kvk: Part = {
  kind: 'text',
  name: 'kvk',
  label: text('KvK-nummer'),
  normalise: 'digits',
  rules: 'required|kvk',
  when: { field: 'company.country', is: ['NL'] },
}

export const company: Part = {
  kind: 'group',
  name: 'company',
  label: text('Bedrijf'),
  fields: [country, kvk],
}
export const guests: Part = {
  kind: 'list',
  name: 'guests',
  label: text('Gasten'),
  itemLabel: text('Gast'),
  addLabel: text('Gast toevoegen'),
  minItems: 0,
  maxItems: 3,
  fields: [
    { kind: 'text', name: 'name', label: text('Naam van de gast'), rules: 'required' },
    { kind: 'email', name: 'email', label: text('E-mailadres'), rules: 'email' },
  ],
}
const logo: Part = {
  kind: 'file',
  name: 'logo',
  label: text('Logo'),
  files: { kinds: ['svg', 'pdf'], maxFiles: 2, maxKilobytes: 10 },
}
export const days: Part = {
  kind: 'checkboxes',
  name: 'days',
  label: text('Dagen'),
  rules: 'required',
  options: [
    { value: '1', label: text('Woensdag') },
    { value: '2', label: text('Donderdag') },
  ],
}
export const stand: Part = {
  kind: 'radio',
  name: 'stand',
  label: text('Standtype'),
  rules: 'required',
  options: [
    { value: 'floor', label: text('Kale grond') },
    { value: 'shell', label: text('Systeemstand') },
  ],
}

/** A long form in three steps, kept as a draft. */
export const longForm: FormDefinition = {
  ...formOf([]),
  id: 'contract',
  keepsDraft: true,
  steps: [
    { id: 'company', title: text('Bedrijf'), parts: [name, company] },
    { id: 'stand', title: text('Stand'), parts: [stand, days, guests] },
    { id: 'check', title: text('Controle'), parts: [iban, logo, terms] },
  ],
}
