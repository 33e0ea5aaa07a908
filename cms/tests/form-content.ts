import { tariff } from '@beursvloer/contract/testing/tariff'
import { fairOf } from './fair.ts'
import { type Cms, documentsOf } from './harness.ts'

const made = new WeakMap<Cms, Promise<void>>()

const create = (cms: Cms, type: string, data: object, status?: 'published') =>
  documentsOf(cms, type).create({ data, locale: 'nl', status })

/**
 * What the contract and order forms of the tests choose from, and a fair that sends the mail.
 * @returns takes away what there can be one of only, for other tests to have
 */
export async function useFormContent(cms: Cms): Promise<() => Promise<void>> {
  const choices = made.get(cms) ?? makeChoices(cms)
  made.set(cms, choices)
  await choices
  const { edition } = await fairOf(cms)
  const settings = await create(cms, 'site-settings', {
    name: 'Proefbeurs',
    organisation: 'Stichting Proefbeurs',
    address: 'Kade 1',
    postcode: '1234 AB',
    city: 'Meerhaven',
    kvk: '00000001',
    vat: 'NL000099998B57',
    email: 'post@proefbeurs.example',
    edition,
  })
  const inForce = await create(
    cms,
    'tariff',
    {
      ...tariff,
      validFrom: '2020-01-01',
      validUntil: '2029-12-31',
      prices: Object.values(tariff.prices),
    },
    'published',
  )
  return async () => {
    await documentsOf(cms, 'site-settings').delete({ documentId: settings.documentId })
    await documentsOf(cms, 'tariff').delete({ documentId: inForce.documentId })
  }
}

async function makeChoices(cms: Cms): Promise<void> {
  const { hall, category } = await fairOf(cms)
  const stand = (number: string, x: number) => {
    const polygon = [
      [x, 20],
      [x + 6, 20],
      [x + 6, 24],
      [x, 24],
    ]
    return create(cms, 'stand', { number, hall, polygon, openSides: 3, availability: 'free' })
  }
  await stand('1.A12', 20)
  await stand('1.B07', 30)
  await create(cms, 'exhibitor-category', { name: 'Woningcorporaties', slug: 'woningcorporaties' })
  const exhibitor = { name: 'Stapelwerk Modulair', slug: 'stapelwerk', intro: 'Stapelt.', category }
  await create(cms, 'exhibitor', exhibitor, 'published')
  const product = { category: 'signage', vat: 'standard', unit: 'piece' }
  const stickers = { code: 'VS-80', name: 'Vloersticker', priceCents: 29_500, maximum: 4 }
  await create(cms, 'product', { ...product, ...stickers }, 'published')
  const banner = { code: 'BN-160', name: 'Banner', priceCents: 65_000 }
  await create(cms, 'product', { ...product, ...banner }, 'published')
}
