import { describe, expect, it } from 'vitest'
import { activeValues, isActive } from './conditions.ts'
import type { Part } from './definition.ts'

const label = { nl: '', en: '' }
const field = (name: string, when?: { field: string; is: (string | boolean)[] }) =>
  ({ kind: 'text', name, label, when }) as const

const parts: readonly Part[] = [
  field('country'),
  field('kvk', { field: 'country', is: ['NL'] }),
  field('branch', { field: 'kvk', is: ['12345678'] }),
  field('private', { field: 'company', is: [false] }),
  { kind: 'checkbox', name: 'company', label },
  {
    kind: 'list',
    name: 'guests',
    label,
    itemLabel: label,
    addLabel: label,
    minItems: 0,
    maxItems: 3,
    when: { field: 'days', is: ['1'] },
    fields: [field('country'), field('kvk', { field: 'guests.*.country', is: ['NL'] })],
  },
  { kind: 'checkboxes', name: 'days', label },
  field('chicken', { field: 'egg', is: [''] }),
  field('egg', { field: 'chicken', is: [''] }),
]

describe('isActive', () => {
  it('is true of what has no condition, or one that holds', () => {
    expect(isActive(parts, {}, 'country')).toBe(true)
    expect(isActive(parts, { country: 'NL' }, 'kvk')).toBe(true)
    expect(isActive(parts, { country: 'BE' }, 'kvk')).toBe(false)
  })

  it('is false of what depends on something that is not active', () => {
    const values = { country: 'NL', kvk: '12345678' }
    expect(isActive(parts, values, 'branch')).toBe(true)
    expect(isActive(parts, { ...values, country: 'BE' }, 'branch')).toBe(false)
  })

  it('takes a box that was never ticked for false', () => {
    expect(isActive(parts, {}, 'private')).toBe(true)
    expect(isActive(parts, { company: true }, 'private')).toBe(false)
  })

  it('is false of two fields that wait for each other', () => {
    expect(isActive(parts, { chicken: '', egg: '' }, 'egg')).toBe(false)
  })
})

describe('activeValues', () => {
  it('looks at the item itself in a list, and at each of several choices', () => {
    const guests = [
      { country: 'NL', kvk: '1' },
      { country: 'BE', kvk: '2' },
    ]
    const values = { days: ['1', '2'], guests }
    expect(activeValues(parts, values)).toEqual({
      days: ['1', '2'],
      guests: [{ country: 'NL', kvk: '1' }, { country: 'BE' }],
    })
    expect(activeValues(parts, { ...values, days: ['2'] })).toEqual({
      days: ['2'],
      guests: [],
    })
  })
})
