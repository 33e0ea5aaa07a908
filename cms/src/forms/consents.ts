import type { FormDefinition, Values } from '@beursvloer/contract/forms/definition'
import { partsOf, placesOf, valueAt } from '@beursvloer/contract/forms/parts'
import type { Core } from '@strapi/strapi'

interface Giver {
  readonly email: string | null
  readonly source: string
  readonly givenAt: Date
  /** Row id of the record that the consent was given with. */
  readonly submission?: number
  readonly subscription?: number
  readonly profile?: number
}

/**
 * Stores all consents of a sender: subject, wording, time and place.
 * @returns row ids
 */
export async function storeConsents(
  strapi: Core.Strapi,
  definition: FormDefinition,
  values: Values,
  giver: Giver,
): Promise<readonly number[]> {
  const ids: number[] = []
  for (const { path, field } of placesOf(partsOf(definition), values)) {
    if (!field.consent || valueAt(values, path) !== true) continue
    const { subject, textVersion } = field.consent
    const { id } = await strapi.db
      .query('api::consent.consent')
      .create({ data: { subject, textVersion, ...giver } })
    ids.push(id)
  }
  return ids
}
