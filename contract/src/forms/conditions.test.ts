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
  it('is true without a condition, or when the condition holds', () => {
    expect(isActive(parts, {}, 'country')).toBe(true)
    expect(isActive(parts, { country: 'NL' }, 'kvk')).toBe(true)
    expect(isActive(parts, { country: 'BE' }, 'kvk')).toBe(false)
  })

  it('is false for a field that depends on an inactive one', () => {
    const values = { country: 'NL', kvk: '12345678' }
    expect(isActive(parts, values, 'branch')).toBe(true)
    expect(isActive(parts, { ...values, country: 'BE' }, 'branch')).toBe(false)
  })

  it('treats a checkbox that was never ticked as false', () => {
    expect(isActive(parts, {}, 'private')).toBe(true)
    expect(isActive(parts, { company: true }, 'private')).toBe(false)
  })

  it('is false for two fields that depend on each other', () => {
    expect(isActive(parts, { chicken: '', egg: '' }, 'egg')).toBe(false)
  })
})

describe('activeValues', () => {
  it('uses the values of the item in a list, and each of several choices', () => {
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
