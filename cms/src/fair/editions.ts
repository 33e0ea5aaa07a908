import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import type { Fair } from './fair'

const EDITION = 'api::edition.edition'

type Texts = Readonly<Record<string, string | null | undefined>>

/** The settings of the site as they are stored, and which edition is current. */
export type SettingsRow = Omit<
  Texts,
  'edition' | 'nextEdition' | 'placesPerDay' | 'english' | 'logo'
> & {
  /** Whether the site is in English too; null: yes. */
  readonly english?: boolean | null
  readonly edition?: { readonly documentId: string } | null
  /** The one that is planned to become current. */
  readonly nextEdition?: { readonly documentId: string } | null
  readonly placesPerDay?: number | null
  readonly logo?: Fair['logo']
}

/** The Dutch name of an edition, with its first and last day, `2027-03-17`. */
export interface EditionDates {
  readonly documentId: string
  readonly name: string
  readonly startDate: string
  readonly endDate: string
}

/** A stored edition. */
export interface EditionRow extends EditionDates {
  readonly year: number
  readonly venue: string
  readonly city: string
  readonly programmePublished: boolean | null
  readonly registrationOpen: boolean | null
  readonly signUpOpensAt: string | null
  readonly signUpClosesMinutes: number | null
  /** Absent unless requested. */
  readonly deadlines?: readonly {
    readonly date: string
    readonly title: string
    readonly note: string | null
  }[]
}

/** The settings of the site; null before they are filled in. */
export const readSettings = (strapi: Core.Strapi): Promise<SettingsRow | null> =>
  strapi.documents('api::site-settings.site-settings').findFirst({
    locale: 'nl',
    populate: ['edition', 'nextEdition', 'logo'],
  }) as Promise<unknown> as Promise<SettingsRow | null>

/** The edition that the settings name, as published in a language; null while there is none. */
export async function editionOf(
  strapi: Core.Strapi,
  settings: Pick<SettingsRow, 'edition'> | null,
  locale: FormLanguage,
  populate: readonly 'deadlines'[] = [],
): Promise<EditionRow | null> {
  const documentId = settings?.edition?.documentId
  if (documentId === undefined) return null
  return (await strapi.documents(EDITION).findOne({
    documentId,
    locale,
    status: 'published',
    populate: [...populate],
  })) as unknown as EditionRow | null
}

/** The current edition as published, in Dutch; null while there is none. */
export const currentEdition = async (
  strapi: Core.Strapi,
  populate?: readonly 'deadlines'[],
): Promise<EditionRow | null> => editionOf(strapi, await readSettings(strapi), 'nl', populate)

/** The dates of every published edition, the latest first. */
export const editionDates = (strapi: Core.Strapi): Promise<readonly EditionDates[]> =>
  strapi.documents(EDITION).findMany({
    locale: 'nl',
    status: 'published',
    fields: ['name', 'startDate', 'endDate'],
    sort: 'startDate:desc',
  }) as Promise<unknown> as Promise<readonly EditionDates[]>
