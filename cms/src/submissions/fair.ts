import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import { whenAndWhere } from '../documents/fair'

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

interface Settings {
  readonly name?: string
  readonly organisation?: string
  readonly address?: string
  readonly postcode?: string
  readonly city?: string
  readonly email?: string
  readonly edition?: {
    readonly year: number
    readonly startDate: string
    readonly endDate: string
    readonly venue: string
    readonly city: string
  } | null
}

/** The fair as the settings of the site have it, in a language. */
export async function fairDetails(
  strapi: Core.Strapi,
  language: FormLanguage,
  now: Date,
): Promise<FairDetails> {
  const settings: Settings =
    (await strapi.db
      .query('api::site-settings.site-settings')
      .findOne({ where: { locale: 'nl' }, populate: ['edition'] })) ?? {}
  const { edition } = settings
  return {
    name: settings.name ?? 'Beursvloer',
    year: edition?.year ?? now.getFullYear(),
    whenAndWhere: edition ? whenAndWhere({ edition }, language) : '',
    organisation: settings.organisation ?? '',
    address: [settings.address, `${settings.postcode ?? ''} ${settings.city ?? ''}`.trim()]
      .filter(Boolean)
      .join(', '),
    email: settings.email ?? '',
  }
}
