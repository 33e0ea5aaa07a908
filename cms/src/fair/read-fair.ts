import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { CLOSES_MINUTES_BEFORE } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import type { Fair } from './fair'

type Row = Readonly<Record<string, string | null | undefined>>
type EditionRow = Omit<Row, 'year' | 'signUpClosesMinutes'> & {
  readonly year: number
  readonly programmePublished: boolean | null
  readonly registrationOpen: boolean | null
  readonly signUpClosesMinutes: number | null
}

/** What the fair is called while nobody has filled in the settings of the site. */
const UNNAMED = 'Beursvloer'

/**
 * The fair as settings and the current edition, as published, have it; texts in the language given where
 * there are any.
 */
export async function readFair(strapi: Core.Strapi, language: FormLanguage): Promise<Fair> {
  const settings = (await strapi.documents('api::site-settings.site-settings').findFirst({
    locale: 'nl',
    populate: ['edition'],
  })) as unknown as
    | (Omit<Row, 'placesPerDay' | 'edition'> & {
        readonly edition?: { readonly documentId: string } | null
        readonly placesPerDay?: number | null
      })
    | null
  const documentId = settings?.edition?.documentId
  const editionIn = async (locale: FormLanguage): Promise<EditionRow | null> =>
    documentId === undefined
      ? null
      : ((await strapi
          .documents('api::edition.edition')
          .findOne({ documentId, locale, status: 'published' })) as unknown as EditionRow | null)
  const edition = await editionIn('nl')
  const translated = language === 'nl' ? edition : await editionIn(language)
  const texts = settings as Row | null
  const text = (name: string) => texts?.[name] ?? ''
  const name = text('name') || UNNAMED
  return {
    name,
    organisation: text('organisation'),
    address: text('address'),
    postcode: text('postcode'),
    city: text('city'),
    kvk: text('kvk'),
    vat: text('vat'),
    email: text('email'),
    edition: {
      name: translated?.name ?? edition?.name ?? name,
      year: edition?.year ?? null,
      startDate: edition?.startDate ?? '',
      endDate: edition?.endDate ?? '',
      venue: edition?.venue ?? '',
      city: edition?.city ?? '',
      programmePublished: edition?.programmePublished === true,
      registrationOpen: edition?.registrationOpen === true,
      signUpOpensAt: edition?.signUpOpensAt ?? null,
      signUpClosesMinutes: edition?.signUpClosesMinutes ?? CLOSES_MINUTES_BEFORE,
    },
    placesPerDay: settings?.placesPerDay ?? null,
  }
}
