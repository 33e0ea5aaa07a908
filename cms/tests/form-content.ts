import { tariff } from '@beursvloer/contract/testing/tariff'
import { categoryOf, fairOf } from './fair.ts'
import { type Cms, documentsOf } from './harness.ts'

const made = new WeakMap<Cms, Promise<void>>()

/**
 * The types in which sent forms are stored, and the settings of forms that other tests may have
 * changed.
 */
const SENT = [
  'submission-file',
  'consent',
  'outbox-mail',
  'subscription',
  'submission',
  'visitor-profile',
  'deletion-report',
  'form-settings',
]

async function clear(cms: Cms): Promise<void> {
  for (const type of SENT) await cms.strapi.db.query(`api::${type}.${type}`).deleteMany({})
}

const create = (cms: Cms, type: string, data: object, status?: 'published') =>
  documentsOf(cms, type).create({ data, locale: 'nl', status })

/**
 * The choices of the contract and order forms in tests, and a fair that sends the mail.
 * @returns a function that deletes the sent forms and the single types, for other tests
 */
export async function useFormContent(cms: Cms): Promise<() => Promise<void>> {
  const choices = made.get(cms) ?? makeChoices(cms)
  made.set(cms, choices)
  await choices
  await clear(cms)
  const { edition } = await fairOf(cms)
  await documentsOf(cms, 'edition').publish({ documentId: edition, locale: 'nl' })
  const restoreSettings = await useSettings(cms, {
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
    await clear(cms)
    await restoreSettings()
    await documentsOf(cms, 'tariff').delete({ documentId: inForce.documentId })
  }
}

/**
 * Sets these settings of the site, and afterwards restores the former ones, which other tests may
 * have set.
 */
export async function useSettings(cms: Cms, data: object): Promise<() => Promise<unknown>> {
  const settings = documentsOf(cms, 'site-settings')
  const [found] = await settings.findMany({ locale: 'nl', populate: ['edition'] })
  if (!found) {
    const { documentId } = await settings.create({ data, locale: 'nl' })
    return () => settings.delete({ documentId })
  }
  const { documentId, ...all } = found
  const { documentId: edition } = found.edition as { documentId: string }
  const before = Object.fromEntries(Object.keys(data).map((name) => [name, all[name]]))
  await settings.update({ documentId, locale: 'nl', data })
  return () => settings.update({ documentId, locale: 'nl', data: { ...before, edition } })
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
  await stand('90.F12', 20)
  await stand('90.F14', 30)
  await categoryOf(cms, 'nieuwbouwconcepten', 'Proefwoningen')
  const exhibitor = {
    name: 'Modulair Proefhuis',
    slug: 'stapelwerk-proef',
    intro: 'Stapelt.',
    category,
  }
  await create(cms, 'exhibitor', exhibitor, 'published')
  const product = { category: 'signage', vat: 'standard', unit: 'piece' }
  const stickers = { code: 'FP-80', name: 'Vloersticker', priceCents: 29_500, maximum: 4 }
  await create(cms, 'product', { ...product, ...stickers }, 'published')
  const banner = { code: 'FP-160', name: 'Banner', priceCents: 65_000 }
  await create(cms, 'product', { ...product, ...banner }, 'published')
}
