import type { Core, UID } from '@strapi/strapi'

interface Row {
  readonly documentId: string
  readonly locale: string | null
  readonly publishedAt: unknown
  readonly updatedAt: string | number | Date
}

const BATCH = 500

/**
 * The version of each document, as one text: it changes when the document does, in any language,
 * draft or published.
 * @param documentIds all by default
 */
export async function documentVersions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentIds?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { options } = strapi.contentType(uid)
  const isDraft = ({ publishedAt }: Row) => !options?.draftAndPublish || publishedAt === null
  const read = (where: object): Promise<Row[]> =>
    strapi.db.query(uid).findMany({
      select: ['documentId', 'locale', 'publishedAt', 'updatedAt'],
      where,
    })
  const rows: Row[] = []
  if (!documentIds) rows.push(...(await read({})))
  for (let at = 0; at < (documentIds?.length ?? 0); at += BATCH)
    rows.push(...(await read({ documentId: { $in: documentIds?.slice(at, at + BATCH) } })))
  const versionOf = (row: Row) =>
    `${row.locale} ${isDraft(row) ? 'draft' : 'published'} ${new Date(row.updatedAt).toISOString()}`
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId)
  return new Map([...byDocument].map(([id, own]) => [id, own.map(versionOf).toSorted().join(', ')]))
}
