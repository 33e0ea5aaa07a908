import type { Core, UID } from '@strapi/strapi'

/** Types that editors write and publish, with their names in singular and plural. */
export const WRITTEN = {
  'api::programme-item.programme-item': ['onderdeel', 'onderdelen'],
  'api::speaker.speaker': ['spreker', 'sprekers'],
  'api::exhibitor.exhibitor': ['standhouder', 'standhouders'],
  'api::concept.concept': ['concept', 'concepten'],
  'api::news-item.news-item': ['nieuwsbericht', 'nieuwsberichten'],
  'api::interview.interview': ['interview', 'interviews'],
  'api::pavilion.pavilion': ['paviljoen', 'paviljoens'],
  'api::page.page': ['pagina', 'pagina’s'],
  'api::vacancy.vacancy': ['vacature', 'vacatures'],
} as const satisfies Partial<Record<UID.ContentType, readonly [one: string, more: string]>>

export type WrittenType = keyof typeof WRITTEN
export const WRITTEN_TYPES = Object.keys(WRITTEN) as readonly WrittenType[]

/**
 * A draft whose time differs by less from the published one is unchanged, in ms: as in the panel.
 */
const SAME_MS = 500

interface Column {
  readonly columnName?: string
}

interface Attribute {
  readonly type: string
  readonly pluginOptions?: { readonly i18n?: { readonly localized?: boolean } }
}

const tableOf = (strapi: Core.Strapi, uid: WrittenType) => {
  const { tableName, attributes } = strapi.db.metadata.get(uid)
  return { tableName, columnOf: (name: string) => (attributes[name] as Column).columnName ?? name }
}

const TEXTS = ['string', 'text', 'blocks', 'richtext']

/** Columns of a type that are written in each language. */
function translatedColumns(strapi: Core.Strapi, uid: WrittenType) {
  const attributes = strapi.contentType(uid).attributes as Record<string, Attribute>
  const { columnOf } = tableOf(strapi, uid)
  return Object.entries(attributes)
    .filter(([, { type, pluginOptions }]) => pluginOptions?.i18n?.localized && TEXTS.includes(type))
    .map(([name, { type }]) => ({ column: columnOf(name), isJson: type === 'blocks' }))
}

/** A text of so many words that it is hardly the same in both languages. */
const FOUR_WORDS = '% % % %'

/**
 * Document ids of a type whose Dutch text is public and whose English lacks, wholly or in part, or is
 * the Dutch text.
 */
export async function halfTranslated(
  strapi: Core.Strapi,
  uid: WrittenType,
): Promise<readonly string[]> {
  const { tableName } = tableOf(strapi, uid)
  const rows: { id: string }[] = await strapi.db
    .connection(`${tableName} as nl`)
    .leftJoin(`${tableName} as en`, (join) =>
      join
        .on('en.document_id', 'nl.document_id')
        .andOnVal('en.locale', 'en')
        .andOnNotNull('en.published_at'),
    )
    .where('nl.locale', 'nl')
    .whereNotNull('nl.published_at')
    .where((lacks) => {
      lacks.whereNull('en.id')
      for (const { column, isJson } of translatedColumns(strapi, uid)) {
        lacks.orWhere((one) => {
          one.whereNotNull(`nl.${column}`)
          if (isJson) one.whereNull(`en.${column}`)
          else
            one
              .whereNot(`nl.${column}`, '')
              .where((empty) => empty.whereNull(`en.${column}`).orWhere(`en.${column}`, ''))
        })
        lacks.orWhere((same) => {
          same.whereRaw('?? = ??', [`en.${column}`, `nl.${column}`])
          if (!isJson) same.where(`nl.${column}`, 'like', FOUR_WORDS)
        })
      }
    })
    .select({ id: 'nl.document_id' })
  return rows.map(({ id }) => id)
}

interface DraftRow {
  readonly id: string
  readonly changed: string | number | Date
  readonly published: string | number | Date | null
}

/** A document with work that visitors do not see yet. */
export interface OpenDraft {
  readonly id: string
  readonly changedAt: Date
  /** Whether an older state of it is public. */
  readonly isPublic: boolean
}

/** Documents of a type whose draft was never published, or was changed since. */
export async function openDrafts(
  strapi: Core.Strapi,
  uid: WrittenType,
): Promise<readonly OpenDraft[]> {
  const { tableName } = tableOf(strapi, uid)
  const rows: DraftRow[] = await strapi.db
    .connection(`${tableName} as draft`)
    .leftJoin(`${tableName} as shown`, (join) =>
      join
        .on('shown.document_id', 'draft.document_id')
        .andOn('shown.locale', 'draft.locale')
        .andOnNotNull('shown.published_at'),
    )
    .whereNull('draft.published_at')
    .where((open) =>
      open
        .whereNull('shown.id')
        .orWhere('draft.updated_at', '>', strapi.db.connection.ref('shown.updated_at')),
    )
    .select({
      id: 'draft.document_id',
      changed: 'draft.updated_at',
      published: 'shown.updated_at',
    })
  const open = new Map<string, OpenDraft>()
  for (const { id, changed, published } of rows) {
    const changedAt = new Date(changed)
    if (published !== null && changedAt.getTime() - new Date(published).getTime() <= SAME_MS)
      continue
    const known = open.get(id)
    const isPublic = published !== null || known?.isPublic === true
    if (!known || known.changedAt < changedAt) open.set(id, { id, changedAt, isPublic })
  }
  return [...open.values()].toSorted((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
}
