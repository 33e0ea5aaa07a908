import type {
  FormDefinition,
  FormLanguage,
  OptionSource,
  OptionSources,
} from '@beursvloer/contract/forms/definition'
import {
  CHOICES,
  type ChoiceLists,
  type NamedSource,
  optionsFrom,
  sourcesOf,
} from '@beursvloer/contract/forms/option-sources'
import type { Core, Struct, UID } from '@strapi/strapi'
import { ofCurrentEdition } from '../fair/of-edition'

/** All stands of the current edition, as choices. */
export async function readStands(strapi: Core.Strapi): Promise<ChoiceLists['stands']> {
  const stands = await strapi.documents('api::stand.stand').findMany({
    fields: ['number', 'availability', 'area', 'openSides'],
    filters: await ofCurrentEdition(strapi, 'stand'),
    sort: 'number',
  })
  return stands.map(({ number, availability, area, openSides }) => ({
    number: number ?? '',
    status: availability ?? 'blocked',
    area: Number(area ?? 0),
    openSides: openSides ?? 0,
  }))
}

/** The documents of a source, as the content is now; in English those that can be translated. */
async function readNamed(
  strapi: Core.Strapi,
  source: NamedSource,
  locale: FormLanguage,
): Promise<readonly object[]> {
  const { type, value, label } = CHOICES[source]
  const uid = `api::${type}.${type}` as UID.ContentType
  const { options, pluginOptions } = strapi.contentType(uid) as Struct.ContentTypeSchema
  const isLocalized = (pluginOptions?.i18n as { localized?: boolean } | undefined)?.localized
  if (!isLocalized && locale !== 'nl') return []
  const rows = await strapi.documents(uid).findMany({
    fields: [...new Set([value, label])],
    filters: await ofCurrentEdition(strapi, type),
    ...(isLocalized && { locale }),
    ...(options?.draftAndPublish && { status: 'published' }),
  } as never)
  return rows.map(({ documentId, ...row }) => ({ ...row, id: documentId }))
}

/** The choices of some sources, as the content is now. */
export async function optionsOf(
  strapi: Core.Strapi,
  sources: readonly OptionSource[],
): Promise<OptionSources> {
  const named = sources.filter((source) => source !== 'stands')
  const lists = async (locale: FormLanguage): Promise<Partial<ChoiceLists>> =>
    Object.fromEntries(
      await Promise.all(
        named.map(async (source) => [source, await readNamed(strapi, source, locale)]),
      ),
    )
  const stands = sources.includes('stands') ? await readStands(strapi) : undefined
  return optionsFrom({ ...(await lists('nl')), ...(stands && { stands }) }, await lists('en'))
}

/** The choices that a form takes from the content, as the content is now. */
export const optionSources = (
  strapi: Core.Strapi,
  definition: Pick<FormDefinition, 'steps'>,
): Promise<OptionSources> => optionsOf(strapi, sourcesOf(definition))
