import type { Core } from '@strapi/strapi'
import { PROFILE } from '../visitors/accounts/account'

const TYPE = 'api::organisation-type.organisation-type'

/** Kinds of organisations that every fair had before they were content: code, name in Dutch and English. */
const FORMER = [
  ['association', 'Corporatie', 'Association'],
  ['authority', 'Overheid', 'Public authority'],
  ['developer', 'Ontwikkelaar', 'Developer'],
  ['builder', 'Bouwer', 'Contractor'],
  ['adviser', 'Architect of adviseur', 'Architect or adviser'],
  ['supplier', 'Toeleverancier', 'Supplier'],
  ['education', 'Onderwijs', 'Education'],
  ['other', 'Overig', 'Other'],
] as const

/** Makes the former kinds of organisations content, once, where visitors chose one of them. */
export async function keepOrganisationTypes(strapi: Core.Strapi): Promise<void> {
  const isKept = strapi.store({ type: 'api', name: 'beursvloer', key: 'organisation-types-kept' })
  if (await isKept.get({})) return
  const types = strapi.documents(TYPE)
  const chosen = await strapi.db.query(PROFILE).count({ where: { organisationType: { $ne: '' } } })
  await strapi.db.transaction(async () => {
    if (chosen > 0 && (await types.count({})) === 0)
      for (const [index, [code, name, english]] of FORMER.entries()) {
        const data = { code, name, position: index + 1 }
        const { documentId } = await types.create({ locale: 'nl', data })
        await types.update({ documentId, locale: 'en', data: { name: english } })
      }
    await isKept.set({ value: true })
  })
}
