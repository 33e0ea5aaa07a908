import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { editionOf, readSettings } from '../fair/editions'
import { previewUrl } from '../preview'
import type { FairStyle } from './views'

const SETTINGS = 'api::site-settings.site-settings'

/** Fields of the settings of which the style of a fair consists, in the order in which they are chosen. */
const FIELDS = ['mainColour', 'accentColour', 'typeface', 'corners', 'drawing', 'mark'] as const

interface Attribute {
  readonly enum?: readonly string[]
  readonly default?: string
  readonly pluginOptions: {
    readonly beursvloer: {
      readonly label: string
      readonly description: string
      readonly values?: Readonly<Record<string, string>>
    }
  }
}

/** The style of the fair as it is, and what there is to choose. */
export async function fairStyle(strapi: Core.Strapi): Promise<FairStyle> {
  const settings = await readSettings(strapi)
  const row = settings as Readonly<Record<string, unknown>> | null
  const edition = await editionOf(strapi, settings, 'nl')
  const { attributes } = strapi.contentType(SETTINGS)
  const home = edition && {
    documentId: edition.documentId,
    ...{ locale: 'nl', status: 'draft' },
  }
  return {
    choices: FIELDS.map((name) => {
      const attribute = attributes[name] as unknown as Attribute
      const { label, description, values } = attribute.pluginOptions.beursvloer
      return {
        ...{ name, label, hint: description },
        value: String(row?.[name] ?? attribute.default ?? ''),
        options:
          attribute.enum?.map((value) => ({ value, label: values?.[value] ?? value })) ?? null,
      }
    }),
    preview: home ? ((await previewUrl('api::edition.edition', home)) ?? null) : null,
  }
}

/**
 * Changes one field of the style.
 * @throws ValidationError in Dutch, with nothing changed
 */
export async function changeStyle(strapi: Core.Strapi, body: unknown): Promise<void> {
  const { name, value } = (body ?? {}) as { readonly name?: unknown; readonly value?: unknown }
  const field = FIELDS.find((one) => one === name)
  const settings = await strapi.documents(SETTINGS).findFirst({ locale: 'nl' })
  if (!field || typeof value !== 'string' || !settings)
    throw new errors.ValidationError('Dit is geen onderdeel van de huisstijl.')
  await strapi.documents(SETTINGS).update({
    documentId: settings.documentId,
    locale: 'nl',
    data: { [field]: value || null },
  } as never)
}
