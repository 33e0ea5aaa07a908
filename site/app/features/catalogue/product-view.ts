import type { Product } from '~/content/model.ts'
import { type Languages, languagesOf } from '~/shell/field-language.ts'
import { type PictureFile, pictureOf } from '~/shell/picture-of.ts'

/** A product as the catalogue shows it. `passed`: its file is due already. */
export interface ProductView
  extends Pick<
      Product,
      | 'code'
      | 'name'
      | 'description'
      | 'category'
      | 'unit'
      | 'priceCents'
      | 'size'
      | 'format'
      | 'deadline'
      | 'maximum'
    >,
    Languages {
  readonly passed: boolean
  readonly image: PictureFile | null
}

export type ProductGroup = ReturnType<typeof groupProducts>[number]

const CATEGORIES = ['signage', 'advertising'] as const

const toProductView = (product: Product, date: string): ProductView => ({
  code: product.code,
  name: product.name,
  description: product.description,
  category: product.category,
  unit: product.unit,
  priceCents: product.priceCents,
  size: product.size,
  format: product.format,
  deadline: product.deadline,
  maximum: product.maximum,
  ...languagesOf(product),
  passed: product.deadline !== '' && product.deadline < date,
  image: product.image && pictureOf(product.image),
})

/** The products by category in the editor's order; categories without any are left out. */
export const groupProducts = (products: readonly Product[], date: string) =>
  CATEGORIES.map((category) => ({
    category,
    products: products
      .filter((product) => product.category === category)
      .map((product) => toProductView(product, date)),
  })).filter((group) => group.products.length > 0)

/** Width and height in a text such as "80 × 80 cm" or "240 × 400 cm rondom"; null without two numbers. */
export function sizeIn(text: string): { readonly width: number; readonly height: number } | null {
  const match = /(?<!\d)(\d+(?:[.,]\d+)?)\s*[×x]\s*(\d+(?:[.,]\d+)?)/.exec(text)
  const number = (digits = '') => Number(digits.replace(',', '.'))
  const [width, height] = [number(match?.[1]), number(match?.[2])]
  return width > 0 && height > 0 ? { width, height } : null
}
