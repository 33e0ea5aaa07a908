import { tariff } from '@beursvloer/contract/testing/tariff'
import { fairOf } from './fair.ts'
import { type Cms, documentsOf } from './harness.ts'

const made = new WeakMap<Cms, Promise<void>>()

/**
 * What the contract and order forms of the tests choose from: a tariff in force, stands, products,
 * and a fair that sends the mail. Made once per CMS.
 */
export function formContentOf(cms: Cms): Promise<void> {
  const content = made.get(cms) ?? makeContent(cms)
  made.set(cms, content)
  return content
}

async function makeContent(cms: Cms): Promise<void> {
  const fair = await fairOf(cms)
  const make = (type: string, data: object) => documentsOf(cms, type).create({ data, locale: 'nl' })
  const publish = async (type: string, data: object) => {
    const { documentId } = await make(type, data)
    await documentsOf(cms, type).publish({ documentId, locale: 'nl' })
  }
  await make('site-settings', {
    name: 'Proefbeurs',
    organisation: 'Stichting Proefbeurs',
    address: 'Kade 1',
    postcode: '1234 AB',
    city: 'Meerhaven',
    kvk: '00000001',
    vat: 'NL000099998B57',
    email: 'post@proefbeurs.example',
    edition: fair.edition,
  })
  const { prices, ...terms } = tariff
  await publish('tariff', {
    ...terms,
    validFrom: '2020-01-01',
    validUntil: '2029-12-31',
    prices: Object.values(prices),
  })
  await make('exhibitor-category', { name: 'Woningcorporaties', slug: 'woningcorporaties' })
  const stand = (number: string, x: number) =>
    make('stand', {
      number,
      hall: fair.hall,
      polygon: [
        [x, 20],
        [x + 6, 20],
        [x + 6, 24],
        [x, 24],
      ],
      openSides: 3,
      availability: 'free',
    })
  await stand('1.A12', 20)
  await stand('1.B07', 30)
  const category = fair.category
  await publish('exhibitor', {
    name: 'Stapelwerk Modulair',
    slug: 'stapelwerk',
    intro: 'Stapelt.',
    category,
  })
  const product = { category: 'signage', vat: 'standard', unit: 'piece', description: 'Proef' }
  await publish('product', {
    ...product,
    code: 'VS-80',
    name: 'Vloersticker',
    priceCents: 29_500,
    maximum: 4,
  })
  await publish('product', { ...product, code: 'BN-160', name: 'Banner', priceCents: 65_000 })
}
