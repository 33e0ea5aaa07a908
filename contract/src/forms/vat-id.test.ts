import { describe, expect, it } from 'vitest'
import { canonicalVatId } from './vat-id.ts'

describe('canonicalVatId', () => {
  it.each([
    ['NL000099998B57', 'the test number of the tax office: by 97'],
    ['NL004495445B01', 'a company: by eleven'],
    ['BE0203201340', 'Belgium'],
    ['DE136695976', 'Germany'],
    ['EL094259216', 'Greece'],
  ])('accepts %s: %s', (id) => {
    expect(canonicalVatId(id)).toBe(id)
  })

  it.each(['NL000099998B58', 'NL004495446B01', 'NL12345678B01', 'BE020320134', 'US123456789', ''])(
    'refuses %s',
    (id) => {
      expect(canonicalVatId(id)).toBeNull()
    },
  )

  it('requires the chosen country', () => {
    expect(canonicalVatId('BE0203201340', 'BE')).toBe('BE0203201340')
    expect(canonicalVatId('BE0203201340', 'NL')).toBeNull()
    expect(canonicalVatId('EL094259216', 'GR')).toBe('EL094259216')
  })

  it('adds the prefix where the country is known, and accepts both names of Greece', () => {
    expect(canonicalVatId('000099998B57', 'NL')).toBe('NL000099998B57')
    expect(canonicalVatId('0203201340', 'BE')).toBe('BE0203201340')
    expect(canonicalVatId('GR094259216', 'GR')).toBe('EL094259216')
    expect(canonicalVatId('GR094259216')).toBe('EL094259216')
    expect(canonicalVatId('094259216', 'GR')).toBe('EL094259216')
    expect(canonicalVatId('000099998B57')).toBeNull()
    expect(canonicalVatId('094259216', 'NL')).toBeNull()
  })
})
