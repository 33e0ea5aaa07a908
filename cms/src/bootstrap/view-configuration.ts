import { isDeepStrictEqual } from 'node:util'
import type { Core } from '@strapi/strapi'

/**
 * Each type's display in the admin panel is defined in its schema.json, under
 * `pluginOptions.beursvloer`; this module copies it to the content manager's store. The schema is
 * the one source: changes made in the panel last until the next start.
 */
interface TypeView {
  /** Attribute that names a document in relations and headings. */
  readonly mainField: string
  /** `attribute:ASC` or `attribute:DESC`. */
  readonly defaultSort?: string
  /** Columns of the list view. */
  readonly list?: readonly string[]
  /** Rows of the edit view; sizes are twelfths of the width. */
  readonly layout: readonly (readonly { readonly name: string; readonly size: number }[])[]
}

interface AttributeView {
  readonly label: string
  readonly description: string
}

interface Attribute {
  readonly type: string
  readonly target?: string
  /** False for a field that only the software writes; the panel shows it read-only. */
  readonly writable?: boolean
  readonly pluginOptions?: { readonly beursvloer?: AttributeView }
}

interface Model {
  readonly uid: string
  readonly attributes: Record<string, Attribute>
  readonly pluginOptions?: { readonly beursvloer?: TypeView }
}

interface FieldMetadata {
  edit: Record<string, unknown>
  list: Record<string, unknown>
}

interface Configuration {
  readonly settings: Record<string, unknown>
  readonly metadatas: Record<string, FieldMetadata>
  readonly layouts: Record<string, unknown>
}

/** The content manager's own service for either content types or components. */
interface ConfigurationService {
  findConfiguration(model: Model): Promise<Configuration>
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>
}

const PAGE_SIZE = 50

/** Columns that every type has. */
const COMMON_LABELS: Readonly<Record<string, string>> = {
  id: 'Nummer',
  documentId: 'Kenmerk',
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  publishedAt: 'Gepubliceerd op',
  createdBy: 'Gemaakt door',
  updatedBy: 'Gewijzigd door',
}

function settingsOf(view: TypeView): Record<string, unknown> {
  const [sortBy, sortOrder] = view.defaultSort?.split(':') ?? [view.mainField, 'ASC']
  return {
    mainField: view.mainField,
    pageSize: PAGE_SIZE,
    defaultSortBy: sortBy,
    defaultSortOrder: sortOrder,
  }
}

function metadataOf(
  name: string,
  current: FieldMetadata,
  attribute: Attribute | undefined,
  mainFieldOf: (uid: string) => string | undefined,
): FieldMetadata {
  const { label, description } = attribute?.pluginOptions?.beursvloer ?? {
    label: COMMON_LABELS[name],
    description: '',
  }
  if (!label) return current
  const mainField = attribute?.target && mainFieldOf(attribute.target)
  return {
    edit: {
      ...current.edit,
      label,
      description,
      ...(mainField && { mainField }),
      ...(attribute?.writable === false && { editable: false }),
    },
    list: { ...current.list, label },
  }
}

/** The configuration that shows the schema's labels, columns and rows. */
function configurationFor(
  model: Model,
  view: TypeView,
  current: Configuration,
  mainFieldOf: (uid: string) => string | undefined,
): Configuration {
  return {
    settings: { ...current.settings, ...settingsOf(view) },
    metadatas: Object.fromEntries(
      Object.entries(current.metadatas).map(([name, metadata]) => [
        name,
        metadataOf(name, metadata, model.attributes[name], mainFieldOf),
      ]),
    ),
    layouts: { ...current.layouts, edit: view.layout, ...(view.list && { list: view.list }) },
  }
}

/** Brings the content manager's configuration of every type and component in line with its schema. */
export async function syncViewConfiguration(strapi: Core.Strapi): Promise<void> {
  const types = strapi.contentTypes as unknown as Record<string, Model>
  const components = strapi.components as unknown as Record<string, Model>
  const mainFieldOf = (uid: string) => types[uid]?.pluginOptions?.beursvloer?.mainField

  const sync = async (models: Record<string, Model>, service: ConfigurationService) => {
    for (const model of Object.values(models)) {
      const view = model.pluginOptions?.beursvloer
      if (!view) continue
      const current = await service.findConfiguration(model)
      const wanted = configurationFor(model, view, current, mainFieldOf)
      const { settings, metadatas, layouts } = current
      if (!isDeepStrictEqual(wanted, { settings, metadatas, layouts }))
        await service.updateConfiguration(model, wanted)
    }
  }
  await sync(types, strapi.plugin('content-manager').service('content-types'))
  await sync(components, strapi.plugin('content-manager').service('components'))
}
