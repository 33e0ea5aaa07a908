import { describe, expect, it } from 'vitest'
import { type AnswerSection, answersOf } from './answers.ts'
import type { Field, FormDefinition } from './definition.ts'

const text = (name: string, more: Partial<Field> = {}): Field => ({
  kind: 'text',
  name,
  label: { nl: `${name} (nl)`, en: `${name} (en)` },
  ...more,
})

const form: FormDefinition = {
  id: 'contract',
  reference: 'CF',
  title: { nl: 'Proef', en: 'Test' },
  maxBodyBytes: 1024,
  keepsDraft: false,
  steps: [
    {
      id: 'one',
      title: { nl: 'Stap een', en: 'Step one' },
      parts: [
        text('name'),
        text('area', { kind: 'number' }),
        text('since', { kind: 'date' }),
        text('agreed', { kind: 'checkbox' }),
        text('hall', { kind: 'select', options: 'halls' }),
        text('topics', {
          kind: 'checkboxes',
          options: [{ value: 'a', label: { nl: 'Alles', en: 'All' } }],
        }),
        text('files', { kind: 'file' }),
        text('why', { when: { field: 'agreed', is: [false] } }),
        {
          kind: 'group',
          name: 'company',
          label: { nl: 'Bedrijf', en: 'Company' },
          fields: [text('kvk')],
        },
        {
          kind: 'list',
          name: 'people',
          label: { nl: 'Mensen', en: 'People' },
          itemLabel: { nl: 'Mens', en: 'Person' },
          addLabel: { nl: 'Voeg toe', en: 'Add' },
          minItems: 0,
          maxItems: 3,
          fields: [text('name')],
        },
      ],
    },
  ],
}

const values = {
  name: 'Piet',
  area: '24.5',
  since: '2027-03-17',
  agreed: true,
  hall: 'hal-1',
  topics: ['a', 'b'],
  files: [{ name: 'een.pdf' }, { name: 'twee.pdf' }],
  company: { kvk: '00000012' },
  people: [{ name: 'An' }, { name: '' }],
}
const options = { halls: [{ value: 'hal-1', label: { nl: 'Hal 1', en: 'Hall 1' } }] }

const lines = (sections: readonly AnswerSection[]) =>
  sections.flatMap(({ title, answers }) => [
    `# ${title}`,
    ...answers.map(({ label, text }) => `${label}: ${text}`),
  ])

describe('the answers to a form', () => {
  it('are in the order and words of the form, per group and item of a list', () => {
    expect(lines(answersOf(form, values, { language: 'nl', options }))).toEqual([
      '# Stap een',
      'name (nl): Piet',
      'area (nl): 24,5',
      'since (nl): 17 maart 2027',
      'agreed (nl): Ja',
      'hall (nl): Hal 1',
      'topics (nl): Alles, b',
      'files (nl): een.pdf, twee.pdf',
      '# Bedrijf',
      'kvk (nl): 00000012',
      '# Mens 1',
      'name (nl): An',
      '# Mens 2',
      'name (nl): ',
    ])
  })

  it('are in English on request', () => {
    const english = lines(answersOf(form, values, { language: 'en', options }))
    expect(english).toContain('area (en): 24.5')
    expect(english).toContain('since (en): 17 March 2027')
    expect(english).toContain('hall (en): Hall 1')
  })

  it('show a deleted choice as it was stored, and without inactive fields', () => {
    const other = lines(answersOf(form, { ...values, agreed: false }, { language: 'nl' }))
    expect(other).toContain('hall (nl): hal-1')
    expect(other).toContain('why (nl): ')
  })

  it('include stored fields that the form no longer has', () => {
    const old = { company: { kvk: '1', fax: '020' }, people: [{ shoe: '42' }], hobbies: ['x', 'y'] }
    expect(answersOf(form, old, { language: 'nl' }).at(-1)).toEqual({
      title: '',
      answers: [
        { path: 'company.fax', kind: 'text', label: 'company.fax', text: '020' },
        { path: 'people.0.shoe', kind: 'text', label: 'people.0.shoe', text: '42' },
        { path: 'hobbies', kind: 'text', label: 'hobbies', text: 'x, y' },
      ],
    })
  })
})
