import { NO_PREFERENCE } from '@beursvloer/contract/forms/definitions/contract/stand-step'
import { valueAt } from '@beursvloer/contract/forms/parts'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { writeAlone } from '../rules/one-at-a-time'
import type { Acceptance, AcceptanceOffer } from './acceptance'
import { demandStep, stepTo, tellSender } from './change-state'
import { standsToLet } from './stands'
import { changeSubmission, type StoredSubmission, submissionWith } from './submissions'

/** What the values of a contract say about the exhibitor that is made of it. */
interface Listing {
  readonly name: string
  readonly intro: string
  readonly category: string
  readonly pavilion: string
  readonly kvk: string
  /** Stand numbers, the most wanted first. */
  readonly preferences: readonly string[]
  readonly coExhibitors: readonly string[]
}

function listingOf({ values }: Pick<StoredSubmission, 'values'>): Listing {
  const text = (path: string): string => {
    const value = valueAt(values as never, path)
    return typeof value === 'string' ? value : ''
  }
  const coExhibitors = Array.isArray(values.coExhibitors) ? values.coExhibitors : []
  return {
    name: text('presentation.listedName') || text('company.legalName'),
    intro: text('presentation.intro'),
    category: text('presentation.category'),
    pavilion: text('stand.pavilion'),
    kvk: text('company.kvk'),
    preferences: ['firstChoice', 'secondChoice', 'thirdChoice']
      .map((choice) => text(`stand.${choice}`))
      .filter((number) => number !== '' && number !== NO_PREFERENCE),
    coExhibitors: coExhibitors.map((_, index) => text(`coExhibitors.${index}.name`)),
  }
}

/** Document id of a Dutch document with a slug; null when there is none. */
async function withSlug(
  strapi: Core.Strapi,
  type: 'exhibitor-category' | 'pavilion',
  slug: string,
): Promise<string | null> {
  const found =
    slug &&
    (await strapi.documents(`api::${type}.${type}` as 'api::pavilion.pavilion').findFirst({
      locale: 'nl',
      filters: { slug },
    }))
  return found ? found.documentId : null
}

function demandContract({ kind }: Pick<StoredSubmission, 'kind'>): void {
  if (kind !== 'contract')
    throw new errors.ValidationError('Alleen van een contract wordt een standhouder gemaakt.')
}

/**
 * What accepting a contract would make, and what there is to choose.
 * @throws ValidationError in Dutch for another kind of submission
 */
export async function acceptanceOffer(
  strapi: Core.Strapi,
  documentId: string,
): Promise<AcceptanceOffer> {
  const stored = await submissionWith(strapi, documentId)
  demandContract(stored)
  const listing = listingOf(stored)
  const categories = await strapi.documents('api::exhibitor-category.exhibitor-category').findMany({
    locale: 'nl',
    fields: ['name'],
    sort: 'position',
  } as never)
  const stands = await standsToLet(strapi, listing.preferences)
  return {
    exhibitors: [
      { name: listing.name, isCoExhibitor: false },
      ...listing.coExhibitors.map((name) => ({ name, isCoExhibitor: true })),
    ],
    categories: categories.map((category) => ({
      documentId: category.documentId,
      name: String(category.name),
    })),
    category: await withSlug(strapi, 'exhibitor-category', listing.category),
    stands: stands.filter(({ preference, taken }) => preference !== null || taken === null),
  }
}

/** Lets a stand, or says in Dutch why that cannot be. */
async function letStand(strapi: Core.Strapi, documentId: string, userId: number): Promise<void> {
  const stand = (await standsToLet(strapi, [])).find((one) => one.documentId === documentId)
  if (!stand) throw new errors.ValidationError('Deze stand bestaat niet meer. Kies een andere.')
  if (stand.taken)
    throw new errors.ValidationError(
      `Stand ${stand.number} is niet vrij: ${stand.taken}. Kies een andere stand.`,
    )
  await strapi.documents('api::stand.stand').update({
    documentId,
    data: { availability: 'let', optionUntil: null, updatedBy: userId },
  } as never)
}

/** Makes the drafts of an exhibitor and its co-exhibitors; answers the document id of the first. */
async function makeExhibitors(
  strapi: Core.Strapi,
  listing: Listing,
  { stand, category }: Acceptance,
  userId: number,
): Promise<string> {
  const make = async (data: object): Promise<string> => {
    const made = await strapi.documents('api::exhibitor.exhibitor').create({
      locale: 'nl',
      status: 'draft',
      data: { category, createdBy: userId, updatedBy: userId, ...data },
    } as never)
    return made.documentId
  }
  const { name, intro, kvk, coExhibitors } = listing
  const pavilion = await withSlug(strapi, 'pavilion', listing.pavilion)
  const mainExhibitor = await make({
    name,
    intro,
    stands: [stand],
    ...(pavilion && { pavilion }),
    ...(/^\d{8}$/.test(kvk) && { kvk }),
  })
  for (const coExhibitor of coExhibitors) await make({ name: coExhibitor, mainExhibitor })
  return mainExhibitor
}

/**
 * Makes a signed contract final: its stand is let, and an exhibitor and its co-exhibitors are made of
 * it, as drafts. All of it happens, or nothing.
 *
 * @throws ValidationError in Dutch when the contract is not signed, or the stand is not free
 */
export async function acceptContract(
  strapi: Core.Strapi,
  documentId: string,
  acceptance: Acceptance,
  { id, name }: { readonly id: number; readonly name: string },
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await writeAlone(strapi, trx)
    await changeSubmission(strapi, documentId, async (stored) => {
      demandContract(stored)
      const step = { ...acceptance, to: 'final' } as const
      demandStep(stored, step)
      await letStand(strapi, acceptance.stand, id)
      const exhibitorId = await makeExhibitors(strapi, listingOf(stored), acceptance, id)
      const mailed = await tellSender(strapi, stored, step)
      return { ...stepTo(stored, step, { by: name, mailed }), exhibitorId }
    })
  })
}
