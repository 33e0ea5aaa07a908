import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { errorName } from '../logging/error-name'

/**
 * The deletions on request, a line each, outside the database too: a restored backup contains the
 * deleted data again. A line is a hash of a document's id, so it reveals no person. `npm run
 * restore` merges the list, that of the replaced database and those of later backups into it.
 */
const file = path.join(settings.dataDir, 'deletions.txt')

/** The same for all processes, and for machines that keep no files. */
const TABLE = 'deletions'

interface Identified {
  readonly documentId: string
}

const lineOf = ({ documentId }: Identified): string =>
  createHash('sha256').update(documentId).digest('hex')

const store = (strapi: Core.Strapi, lines: readonly string[]) =>
  strapi.db
    .connection(TABLE)
    .insert(lines.map((hash) => ({ hash, document_id: hash })))
    .onConflict('hash')
    .ignore()

/** Adds a deleted document to the list, after the commit. */
export async function recordDeletion(strapi: Core.Strapi, deleted: Identified): Promise<void> {
  const line = lineOf(deleted)
  for (const write of [
    () => appendFile(file, `${line}\n`, { mode: 0o600, flush: true }),
    () => store(strapi, [line]),
  ])
    await write().catch((error) => {
      strapi.log.error(`A deletion could not be noted for a restore: ${errorName(error)}`)
    })
}

/** How many lines one statement stores. */
const PORTION = 200

/** Returns a test whether a document was deleted; undefined when nothing ever was. */
export async function readDeletions(
  strapi: Core.Strapi,
): Promise<((one: Identified) => boolean) | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const stored: { hash: string }[] = await strapi.db.connection(TABLE).select('hash')
  const lines = new Set(stored.map(({ hash }) => hash))
  const others = text.split('\n').filter((line) => line && !lines.has(line))
  for (let from = 0; from < others.length; from += PORTION)
    await store(strapi, others.slice(from, from + PORTION))
  for (const line of others) lines.add(line)
  return lines.size > 0 ? (one) => lines.has(lineOf(one)) : undefined
}
