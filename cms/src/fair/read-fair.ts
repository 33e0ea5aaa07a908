import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import type { Core } from '@strapi/strapi'
import type { Fair } from './fair'

type Row = Readonly<Record<string, string | null | undefined>>
type Edition = Omit<Row, 'year'> & { readonly year: number }

/** The fair as settings and current edition have it; texts in the language given where there are any. */
export async function readFair(strapi: Core.Strapi, language: FormLanguage): Promise<Fair> {
  const settings = (await strapi.documents('api::site-settings.site-settings').findFirst({
    locale: 'nl',
    populate: ['edition'],
  })) as unknown as (Row & { readonly edition?: Edition | null }) | null
  const current = settings?.edition
  const translated =
    current?.documentId && language !== 'nl'
      ? ((await strapi.documents('api::edition.edition').findOne({
          documentId: current.documentId,
          locale: language,
          status: 'published',
        })) as unknown as Row | null)
      : null
  const text = (name: string) => settings?.[name] ?? ''
  return {
    name: text('name'),
    organisation: text('organisation'),
    address: text('address'),
    postcode: text('postcode'),
    city: text('city'),
    kvk: text('kvk'),
    vat: text('vat'),
    email: text('email'),
    edition: {
      name: translated?.name ?? current?.name ?? text('name'),
      year: current?.year ?? null,
      startDate: current?.startDate ?? '',
      endDate: current?.endDate ?? '',
      venue: current?.venue ?? '',
      city: current?.city ?? '',
    },
  }
}
