import type { Column } from './columns'
import type { ImportType } from './types'

/** Of a column of the file that is not imported. */
export const SKIP = ''

/** Which column of the type each column of the file is, by key; `SKIP` for none. */
export type Mapping = readonly string[]

/** A head in comparable form: `E-mailadres (EN)` and `emailadres en` are one. */
export const plainHead = (head: string): string =>
  head
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\((engels|english|en)\)/, ' en')
    .replace(/\((nederlands|dutch|nl)\)/, ' ')
    .replace(/[^\p{L}\p{N}@]+/gu, '')

/** The heads by which a column is known. */
function headsOf({ key, label, locale, field, part }: Column, { heads }: ImportType): string[] {
  const suffix = locale === 'en' ? ' en' : ''
  const own = part === undefined ? [field, ...(heads?.[field] ?? [])] : []
  return [label, key, ...own.map((head) => head + suffix)].map(plainHead)
}

/**
 * Recognises the columns of a file by their names; a column of the type is used once.
 * @param remembered what staff chose before, by the plain head
 */
export function matchColumns(
  type: ImportType,
  columns: readonly Column[],
  heads: readonly string[],
  remembered: Readonly<Record<string, string>> = {},
): Mapping {
  const byHead = new Map<string, string>()
  for (const column of columns)
    for (const head of headsOf(column, type)) if (!byHead.has(head)) byHead.set(head, column.key)
  const known = new Set(columns.map(({ key }) => key))
  const used = new Set<string>()
  return heads.map((head) => {
    const plain = plainHead(head)
    const key = remembered[plain] ?? byHead.get(plain) ?? SKIP
    if (!known.has(key) || used.has(key)) return SKIP
    used.add(key)
    return key
  })
}
