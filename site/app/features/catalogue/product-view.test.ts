import { expect, it } from 'vitest'
import type { Product } from '~/content/model.ts'
import { groupProducts, sizeIn } from './product-view.ts'

const product = (code: string, fields: Partial<Product> = {}): Product => ({
  id: code,
  language: 'nl',
  updatedAt: '2026-09-01T08:00:00Z',
  code,
  name: code,
  description: '',
  category: 'signage',
  unit: 'piece',
  priceCents: 29_500,
  vat: 'standard',
  size: '',
  format: '',
  deadline: '',
  maximum: null,
  image: null,
  ...fields,
})

it('products are grouped by category in the editor’s order, without empty groups', () => {
  const groups = groupProducts(
    [product('PL', { category: 'advertising' }), product('VS'), product('BN')],
    '2026-11-01',
  )
  expect(
    groups.map(({ category, products }) => [category, products.map(({ code }) => code)]),
  ).toEqual([
    ['signage', ['VS', 'BN']],
    ['advertising', ['PL']],
  ])
  expect(groupProducts([product('VS')], '2026-11-01')).toHaveLength(1)
  expect(groupProducts([], '2026-11-01')).toEqual([])
})

it('a product is closed after its deadline', () => {
  const late = (date: string) =>
    groupProducts([product('VS', { deadline: '2027-02-01' })], date)[0]?.products[0]?.passed
  expect(late('2027-02-01')).toBe(false)
  expect(late('2027-02-02')).toBe(true)
  expect(groupProducts([product('VS')], '2030-01-01')[0]?.products[0]?.passed).toBe(false)
})

it.each([
  ['80 × 80 cm', { width: 80, height: 80 }],
  ['240 x 400 cm rondom', { width: 240, height: 400 }],
  ['29,7 × 42 cm', { width: 29.7, height: 42 }],
  ['vector', null],
  ['0 × 0 cm', null],
])('the size %s is parsed', (text, size) => expect(sizeIn(text)).toEqual(size))
