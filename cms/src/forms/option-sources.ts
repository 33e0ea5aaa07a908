import { standChoices } from '@beursvloer/contract/forms/choices'
import type {
  FormDefinition,
  Option,
  OptionSource,
  OptionSources,
} from '@beursvloer/contract/forms/definition'
import { isField, partsOf } from '@beursvloer/contract/forms/parts'
import type { Core, Struct, UID } from '@strapi/strapi'

/** Where choices come from, the field that is stored when one is chosen, and the field that names it. */
const SOURCES: Readonly<
  Record<
    Exclude<OptionSource, 'stands'>,
    { readonly type: string; readonly value: string; readonly label: string }
  >
> = {
  categories: { type: 'exhibitor-category', value: 'slug', label: 'name' },
  days: { type: 'day', value: 'date', label: 'date' },
  exhibitors: { type: 'exhibitor', value: 'slug', label: 'name' },
  halls: { type: 'hall', value: 'number', label: 'name' },
  pavilions: { type: 'pavilion', value: 'slug', label: 'name' },
  products: { type: 'product', value: 'code', label: 'name' },
  themes: { type: 'theme', value: 'slug', label: 'name' },
}

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string }

/** The stands that may be asked for, and to have no preference. */
async function standsFrom(strapi: Core.Strapi): Promise<readonly Option[]> {
  const stands = await strapi.documents('api::stand.stand').findMany({
    fields: ['number', 'availability', 'area', 'openSides'],
    sort: 'number',
  })
  return standChoices(
    stands.map(({ number, availability, area, openSides }) => ({
      number: number ?? '',
      status: availability ?? 'blocked',
      area: Number(area ?? 0),
      openSides: openSides ?? 0,
    })),
  )
}

/** The choices of one source, as the content is now. */
export async function optionsFrom(
  strapi: Core.Strapi,
  source: OptionSource,
): Promise<readonly Option[]> {
  if (source === 'stands') return standsFrom(strapi)
  const { type, value, label } = SOURCES[source]
  const uid = `api::${type}.${type}` as UID.ContentType
  const { options, pluginOptions } = strapi.contentType(uid) as Struct.ContentTypeSchema
  const isLocalized = (pluginOptions?.i18n as { localized?: boolean } | undefined)?.localized
  const read = (locale: string) =>
    strapi.documents(uid).findMany({
      fields: [...new Set([value, label])],
      ...(isLocalized && { locale }),
      ...(options?.draftAndPublish && { status: 'published' }),
    } as never) as Promise<unknown> as Promise<Row[]>
  const dutch = await read('nl')
  const english = isLocalized ? await read('en') : []
  const names = new Map(english.map((row) => [row.documentId, row[label]]))
  return dutch.map((row) => ({
    value: String(row[value]),
    label: { nl: String(row[label]), en: String(names.get(row.documentId) ?? row[label]) },
  }))
}

/** The sources that a form lets one choose from. */
const sourcesOf = (definition: Pick<FormDefinition, 'steps'>): readonly OptionSource[] => [
  ...new Set(
    partsOf(definition)
      .flatMap((part) => (isField(part) ? [part] : part.fields))
      .flatMap(({ options }) => (typeof options === 'string' ? [options] : [])),
  ),
]

/** The choices that a form takes from the content, as the content is now. */
export async function optionSources(
  strapi: Core.Strapi,
  definition: Pick<FormDefinition, 'steps'>,
): Promise<OptionSources> {
  const sources = sourcesOf(definition)
  const options = await Promise.all(sources.map((source) => optionsFrom(strapi, source)))
  return Object.fromEntries(sources.map((source, at) => [source, options[at]]))
}
