import type { FormLanguage } from '@beursvloer/contract/forms/definition'
import { markOf } from '@beursvloer/contract/house-style/marks'
import { CLOSES_MINUTES_BEFORE } from '@beursvloer/contract/sign-ups/terms'
import type { Core } from '@strapi/strapi'
import { editionOf, readSettings } from './editions'
import type { Fair } from './fair'

/** The name of the fair while the settings of the site have none. */
const UNNAMED = 'Beursvloer'

/**
 * The fair as settings and the current edition, as published, have it; texts in the language given where
 * there are any.
 */
export async function readFair(strapi: Core.Strapi, language: FormLanguage): Promise<Fair> {
  const settings = await readSettings(strapi)
  const edition = await editionOf(strapi, settings, 'nl')
  const translated = language === 'nl' ? edition : await editionOf(strapi, settings, language)
  const text = (name: string) => settings?.[name] ?? ''
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
    mark: markOf(text('mark')),
    logo: settings?.logo ?? null,
    colours: { main: text('mainColour'), accent: text('accentColour') },
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
