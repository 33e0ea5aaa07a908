import { describe, expect, it } from 'vitest'
import { isVatId } from './vat-id.ts'

describe('isVatId', () => {
  it.each([
    ['NL000099998B57', 'the test number of the tax office: by 97'],
    ['NL004495445B01', 'a company: by eleven'],
    ['BE0203201340', 'Belgium'],
    ['DE136695976', 'Germany'],
    ['EL094259216', 'Greece'],
  ])('takes %s: %s', (id) => {
    expect(isVatId(id)).toBe(true)
  })

  it.each(['NL000099998B58', 'NL004495446B01', 'NL12345678B01', 'BE020320134', 'US123456789', ''])(
    'refuses %s',
    (id) => {
      expect(isVatId(id)).toBe(false)
    },
  )

  it('wants the country that was filled in', () => {
    expect(isVatId('BE0203201340', 'BE')).toBe(true)
    expect(isVatId('BE0203201340', 'NL')).toBe(false)
    expect(isVatId('EL094259216', 'GR')).toBe(true)
  })
})
