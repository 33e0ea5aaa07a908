import type { Core, UID } from '@strapi/strapi'
import { inWorkingEdition } from '../fair/working-edition'
import { isLocalized } from '../rules/shared-fields'
import { nameOf } from '../rules/skipped'
import { dateIn, isReference, type Pending, type References } from './cells'
import type { Attribute, Column } from './columns'

const FILE = 'plugin::upload.file'
/** Fields by which documents are called in a cell. */
const NAME_FIELDS = [
  ...['name', 'title', 'firstName', 'infix', 'lastName', 'number', 'code', 'date', 'label'],
  ...['question', 'from', 'year', 'slug'],
]

type Row = Readonly<Record<string, unknown>> & { readonly documentId: string }

/** A name in comparable form. */
export const plainName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** The documents of a type by their names, and their names by id. */
class Names {
  private readonly byName = new Map<string, Set<unknown>>()
  private readonly byId = new Map<unknown, readonly string[]>()

  add(id: unknown, names: readonly string[]): void {
    this.byId.set(id, names)
    for (const name of names.map(plainName).filter(Boolean))
      this.byName.set(name, (this.byName.get(name) ?? new Set()).add(id))
  }

  find(name: string): readonly unknown[] {
    const found = this.byName.get(plainName(name)) ?? this.byName.get(dateIn(name) ?? '')
    return [...(found ?? [])]
  }

  /** The first of its names that no other has and that can stand in a list. */
  nameOf(id: unknown): string {
    const names = this.byId.get(id) ?? []
    return (
      names.find((name) => name && !/[;\n]/.test(name) && this.find(name).length === 1) ??
      String(id)
    )
  }

  /** A name that begins as this one does, for all but its last two characters. */
  resembling(name: string): string | undefined {
    const plain = plainName(name)
    const start = plain.slice(0, Math.max(3, plain.length - 2))
    for (const [other, ids] of this.byName)
      if (other.startsWith(start)) return this.byId.get([...ids][0])?.[0]
    return undefined
  }
}

async function documentNames(strapi: Core.Strapi, uid: UID.ContentType): Promise<Names> {
  const { attributes, options } = strapi.contentType(uid)
  const fields = NAME_FIELDS.filter((field) => field in attributes)
  const rows: Row[] = await strapi.db.query(uid).findMany({
    select: ['documentId', ...fields],
    where: {
      ...(options?.draftAndPublish && { publishedAt: null }),
      ...(isLocalized(strapi, uid) && { locale: 'nl' }),
      ...(await inWorkingEdition(strapi, uid.split('.').at(-1) ?? '')),
    },
    orderBy: { id: 'asc' },
  })
  const names = new Names()
  for (const row of rows)
    names.add(row.documentId, [nameOf(row), String(row.slug ?? ''), row.documentId])
  return names
}

async function fileNames(strapi: Core.Strapi): Promise<Names> {
  const files: { id: number; name: string }[] = await strapi.db
    .query(FILE)
    .findMany({ select: ['id', 'name'], orderBy: { id: 'asc' } })
  const names = new Names()
  for (const { id, name } of files) names.add(id, [name, String(id)])
  return names
}

/** All that columns can refer to: relations, files, and those inside lists. */
const targetsOf = (columns: readonly Column[]): ReadonlySet<string> => {
  const attributes = columns.flatMap(({ attribute, parts }) =>
    parts ? parts.map(([, inside]) => inside) : [attribute],
  )
  const targetOf = ({ type, target }: Attribute) => (type === 'media' ? FILE : target)
  return new Set(attributes.filter(isReference).map(targetOf))
}

/**
 * The names of all that columns can refer to.
 * @param pendingOf a document that there will be
 */
export async function readReferences(
  strapi: Core.Strapi,
  columns: readonly Column[],
  pendingOf: (target: string, name: string) => Pending | null,
): Promise<References> {
  const all = new Map<string, Names>()
  for (const target of targetsOf(columns))
    all.set(
      target,
      target === FILE
        ? await fileNames(strapi)
        : await documentNames(strapi, target as UID.ContentType),
    )
  return {
    nameOf: (target, id) => all.get(target)?.nameOf(id) ?? String(id),
    find: (target, name) => all.get(target)?.find(name) ?? [],
    resembling: (target, name) => all.get(target)?.resembling(name),
    pending: pendingOf,
  }
}
