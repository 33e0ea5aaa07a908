import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { whenAndWhere } from './fair'
import { readFair } from './read-fair'

/** Who sends our mail, and about which fair. */
export interface FairDetails {
  readonly name: string
  /** Year of the current edition. */
  readonly year: number
  /** `17–18 maart 2027, Expohal De Kade, Meerhaven`; empty until there is an edition. */
  readonly whenAndWhere: string
  readonly organisation: string
  readonly address: string
  /** Where answers go; empty until the settings of the site are filled in. */
  readonly email: string
}

/** The fair as the settings of the site have it, in a language. */
export async function fairDetails(
  strapi: Core.Strapi,
  language: FormLanguage,
  now: Date,
): Promise<FairDetails> {
  const fair = await readFair(strapi, language)
  return {
    name: fair.name || 'Beursvloer',
    year: fair.edition.year ?? now.getFullYear(),
    whenAndWhere: whenAndWhere(fair, language),
    organisation: fair.organisation,
    address: [fair.address, `${fair.postcode} ${fair.city}`.trim()].filter(Boolean).join(', '),
    email: fair.email,
  }
}
