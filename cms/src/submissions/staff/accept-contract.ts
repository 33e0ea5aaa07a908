import { formatArea } from '@beursvloer/contract/area'
import { SIDES } from '@beursvloer/contract/forms/choices'
import { contract } from '@beursvloer/contract/forms/definitions/contract'
import { NO_PREFERENCE } from '@beursvloer/contract/forms/definitions/contract/stand-step'
import { formValues } from '@beursvloer/contract/forms/form-values'
import { termsOf } from '@beursvloer/contract/quotation/contract-quotation'
import {
  differencesOf,
  type StandSize,
  type StandTerms,
} from '@beursvloer/contract/quotation/stand-terms'
import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { inviteMember, isMemberRefusal } from '../../exhibitor-members/change-members'
import { readSettings } from '../../fair/editions'
import { inEdition, ofCurrentEdition } from '../../fair/of-edition'
import { contentOf } from '../../private-files/storage'
import { addToLibrary } from '../../uploads/add-to-library'
import type { KeptFile } from '../kept-files'
import { acceptable, acceptSubmission, makeDraft, type Staff } from './accept-submission'
import type { Acceptance, ContractChoices, ContractOffer } from './acceptance'
import { contractPricing, valuesFor } from './requote'
import { requireFreeStand, standChoices } from './stands'
import type { StoredSubmission } from './submissions'

const isKvk = (kvk: string): boolean => /^\d{8}$/.test(kvk)

/** Path of the field with the logo. */
const LOGO = 'presentation.logo'

/**
 * Puts the logo of a contract into the media library, for its exhibitor.
 * @returns its id there; null without one, or with an EPS, which no browser shows
 */
async function libraryLogo(
  strapi: Core.Strapi,
  submission: string,
  exhibitor: string,
): Promise<number | null> {
  const logo: KeptFile | null = await strapi.db
    .query('api::submission-file.submission-file')
    .findOne({ where: { field: LOGO, submission: { documentId: submission } } })
  if (!logo || logo.kind === 'eps') return null
  const content = await contentOf(logo.storedAs)
  return content && addToLibrary(strapi, { ...logo, content }, exhibitor)
}

/** The differences between a stand and the quotation, for staff. */
function differenceText(
  quoted: StandTerms,
  stand: StandSize & { readonly number: string },
): string {
  const words = {
    area: `${formatArea(stand.area, 'nl')} in plaats van ${formatArea(quoted.area ?? 0, 'nl')}`,
    openSides: `${SIDES.nl(stand.openSides)} in plaats van ${quoted.openSides}`,
  }
  const what = differencesOf(quoted, stand).map((one) => words[one])
  return `Stand ${stand.number} is een andere dan die van de offerte: ${what.join(' en ')}. Stuur eerst een nieuwe offerte; het contract kan definitief worden zodra die getekend terug is.`
}

function listingOf({ values }: Pick<StoredSubmission, 'values'>) {
  const { presentation, company, stand, coExhibitors } = formValues(contract, values)
  return {
    name: presentation.listedName || company.legalName,
    intro: presentation.intro,
    category: presentation.category,
    pavilion: stand.pavilion,
    kvk: company.kvk,
    // Stand numbers, the most wanted first.
    preferences: [stand.firstChoice, stand.secondChoice, stand.thirdChoice].filter(
      (number) => number !== '' && number !== NO_PREFERENCE,
    ),
    coExhibitors: coExhibitors.map(({ name }) => name),
  }
}

/**
 * Document id of the exhibitor with a KvK number, as of an earlier edition, that has no stand in the current
 * one yet; null when there is none.
 */
async function knownExhibitor(strapi: Core.Strapi, kvk: string): Promise<string | null> {
  const edition = (await readSettings(strapi))?.edition
  if (!edition || !isKvk(kvk)) return null
  const withKvk = async (more: object = {}) => {
    const found = await strapi.documents('api::exhibitor.exhibitor').findMany({
      locale: 'nl',
      fields: ['id'],
      filters: { kvk, mainExhibitor: null, ...more },
    } as never)
    return found.map(({ documentId }) => documentId)
  }
  const current = await withKvk({ stands: inEdition('stand', edition.documentId) })
  return (await withKvk()).find((documentId) => !current.includes(documentId)) ?? null
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
      filters: { slug, ...(await ofCurrentEdition(strapi, type)) },
    }))
  return found ? found.documentId : null
}

/**
 * The records that accepting a contract would make, and the choices.
 * @throws ValidationError in Dutch for another kind of submission
 */
export async function contractOffer(
  strapi: Core.Strapi,
  documentId: string,
): Promise<ContractOffer> {
  const stored = await acceptable(strapi, documentId, 'contract')
  const listing = listingOf(stored)
  const priced = await contractPricing(strapi, stored, new Date())
  const categories = await strapi.documents('api::exhibitor-category.exhibitor-category').findMany({
    locale: 'nl',
    fields: ['name'],
    sort: 'position',
  } as never)
  const stands = await standChoices(strapi, listing.preferences)
  return {
    exhibitors: [
      {
        name: listing.name,
        isCoExhibitor: false,
        isKnown: (await knownExhibitor(strapi, listing.kvk)) !== null,
      },
      ...listing.coExhibitors.map((name) => ({ name, isCoExhibitor: true, isKnown: false })),
    ],
    categories: categories.map((category) => ({
      documentId: category.documentId,
      name: String(category.name),
    })),
    category: await withSlug(strapi, 'exhibitor-category', listing.category),
    quoted: {
      ...(await quotedTerms(strapi, stored)),
      totalCents: (stored.newQuotation?.quotation ?? stored.quotation)?.totalCents ?? null,
    },
    stands: stands
      .filter(({ preference, taken }) => preference !== null || taken === null)
      .map((stand) => ({
        ...stand,
        totalCents: priced.quotation(valuesFor(stored.values, stand))?.totalCents ?? null,
      })),
  }
}

/** The sender's last quotation, as far as it decides on the price. */
async function quotedTerms(strapi: Core.Strapi, stored: StoredSubmission): Promise<StandTerms> {
  if (stored.newQuotation) return stored.newQuotation.stand
  const { prices } = await contractPricing(strapi, stored, new Date())
  return termsOf(formValues(contract, stored.values), prices.tariff)
}

/**
 * Lets a stand.
 * @throws ValidationError in Dutch when it is not free, or not the stand of the quotation
 */
async function assignStand(
  strapi: Core.Strapi,
  stored: StoredSubmission,
  documentId: string,
  by: Staff,
): Promise<void> {
  const stand = await requireFreeStand(strapi, documentId)
  const quoted = await quotedTerms(strapi, stored)
  if (differencesOf(quoted, stand).length > 0)
    throw new errors.ValidationError(differenceText(quoted, stand))
  await strapi.documents('api::stand.stand').update({
    documentId,
    data: { availability: 'let', optionUntil: null, updatedBy: by.id },
  } as never)
}

/**
 * Makes the drafts of an exhibitor, with its logo, and its co-exhibitors; of one that is
 * known the draft of its document is changed. Answers the document id of the first.
 */
async function makeExhibitors(
  strapi: Core.Strapi,
  stored: StoredSubmission,
  { stand, category }: ContractChoices,
  by: Staff,
): Promise<string> {
  const make = (data: object) => makeDraft(strapi, 'exhibitor', { category, ...data }, by)
  const { name, intro, kvk, coExhibitors, ...listing } = listingOf(stored)
  const logo = await libraryLogo(strapi, stored.documentId, name)
  const pavilion = await withSlug(strapi, 'pavilion', listing.pavilion)
  const data = { name, intro, ...(pavilion && { pavilion }), ...(logo && { logo }) }
  const known = await knownExhibitor(strapi, kvk)
  if (known) {
    await strapi.documents('api::exhibitor.exhibitor').update({
      documentId: known,
      locale: 'nl',
      data: { ...data, category, stands: { connect: [stand] }, updatedBy: by.id },
    } as never)
  }
  const mainExhibitor =
    known ?? (await make({ ...data, stands: [stand], ...(isKvk(kvk) && { kvk }) }))
  for (const coExhibitor of coExhibitors) await make({ name: coExhibitor, mainExhibitor })
  return mainExhibitor
}

/** Invites the sender to manage the new exhibitor, unless their address has had enough invitations. */
async function inviteSender(
  strapi: Core.Strapi,
  exhibitorId: string,
  { email, name, language }: StoredSubmission,
  by: Staff,
): Promise<void> {
  if (!email) return
  const role = 'manager'
  const invitation = { email: email.toLowerCase(), name: name || email, role, language } as const
  try {
    await inviteMember(strapi, exhibitorId, invitation, { by: by.name, now: new Date() })
  } catch (error) {
    if (!isMemberRefusal(error)) throw error
  }
}

/**
 * Makes a signed contract final: its stand is let, and an exhibitor and its co-exhibitors are made of
 * it, as drafts; the sender is invited to manage the exhibitor.
 *
 * @throws ValidationError in Dutch when the contract is not signed, the stand is not free, or it is not
 * the one that was quoted for
 */
export const acceptContract = (
  strapi: Core.Strapi,
  documentId: string,
  acceptance: Acceptance & ContractChoices,
  by: Staff,
): Promise<void> =>
  acceptSubmission(strapi, documentId, {
    kind: 'contract',
    acceptance,
    by,
    make: async (stored) => {
      await assignStand(strapi, stored, acceptance.stand, by)
      const exhibitorId = await makeExhibitors(strapi, stored, acceptance, by)
      await inviteSender(strapi, exhibitorId, stored, by)
      return { exhibitorId }
    },
  })
