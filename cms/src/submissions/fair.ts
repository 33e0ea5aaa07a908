import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'

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

const LOCALES = { nl: 'nl-NL', en: 'en-GB' } as const

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
  const dates = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  const when = edition && dates.formatRange(new Date(edition.startDate), new Date(edition.endDate))
  return {
    name: settings.name ?? 'Beursvloer',
    year: edition?.year ?? now.getFullYear(),
    whenAndWhere: edition ? `${when}, ${edition.venue}, ${edition.city}` : '',
    organisation: settings.organisation ?? '',
    address: [settings.address, `${settings.postcode ?? ''} ${settings.city ?? ''}`.trim()]
      .filter(Boolean)
      .join(', '),
    email: settings.email ?? '',
  }
}
