import { readFile } from 'node:fs/promises'
import { errors } from '@strapi/utils'
import type { Context } from '../panel-api/answers'
import { uploadedFile } from '../panel-api/uploaded-file'
import { MAX_TABLE_BYTES, readTable, type Table, TableError } from './table/read-table'

/**
 * The table of a request of the panel, with the name of its file.
 * @throws ValidationError in Dutch for none, or one that cannot be read
 */
export async function uploadedTable(ctx: Context): Promise<{ name: string; table: Table }> {
  const file = uploadedFile(ctx)
  if (file.size > MAX_TABLE_BYTES)
    throw new errors.ValidationError('Het bestand is groter dan 10 MB.')
  try {
    const table = await readTable(await readFile(file.filepath))
    return { name: (file.originalFilename || 'bestand').slice(0, 200), table }
  } catch (error) {
    throw error instanceof TableError ? new errors.ValidationError(error.message) : error
  }
}
