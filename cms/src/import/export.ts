import type { Core, UID } from '@strapi/strapi'
import type { Column as ExportColumn } from '../panel-api/export/column'
import { cellOf } from './cells'
import { columnsOf, ID_COLUMN, valueIn } from './columns'
import type { Stored } from './documents'
import { readReferences } from './references'

/** The columns of an export of a type, which the import reads back. */
export async function exportColumns(
  strapi: Core.Strapi,
  uid: UID.ContentType,
): Promise<readonly ExportColumn<Stored>[]> {
  const columns = columnsOf(strapi, uid)
  const references = await readReferences(strapi, columns, () => null)
  return columns.map((column) => ({
    head: column.label,
    isNumber: ['integer', 'decimal'].includes(column.attribute.type),
    cell: ({ documentId, nl, en }) =>
      column === ID_COLUMN
        ? documentId
        : cellOf(column, valueIn(column, column.locale === 'nl' ? nl : en), references),
  }))
}
