import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { errorName } from '../logging/error-name'

/**
 * The deletions on request, a line each, outside the database: a restored backup contains the
 * deleted data again. A line is a hash of a document's id, so it reveals no person. `npm run
 * restore` merges the lists of later backups into it.
 */
const file = path.join(settings.dataDir, 'deletions.txt')

interface Identified {
  readonly documentId: string
}

const lineOf = ({ documentId }: Identified): string =>
  createHash('sha256').update(documentId).digest('hex')

/** Adds a deleted document to the list, after the commit. */
export async function recordDeletion(strapi: Core.Strapi, deleted: Identified): Promise<void> {
  try {
    await appendFile(file, `${lineOf(deleted)}\n`, { mode: 0o600, flush: true })
  } catch (error) {
    strapi.log.error(`A deletion could not be noted for a restore: ${errorName(error)}`)
  }
}

/** Returns a test whether a document was deleted; undefined when nothing ever was. */
export async function readDeletions(): Promise<((one: Identified) => boolean) | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = new Set(text.split('\n').filter(Boolean))
  return lines.size > 0 ? (one) => lines.has(lineOf(one)) : undefined
}
