import { createHash } from 'node:crypto'
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DELETIONS_KEPT_DAYS, daysEarlier } from '@beursvloer/contract/durations'
import type { Core } from '@strapi/strapi'
import settings from '../../config/settings'
import { errorName } from '../logging/error-name'

/**
 * The deletions on request, a line each, outside the database too: a restored backup contains the
 * deleted data again. A line is a hash of a document's id, so it reveals no person, and the day. `npm
 * run restore` merges the list, that of the replaced database and those of later backups into it.
 */
const file = path.join(settings.dataDir, 'deletions.txt')

/** The same for all processes, and for machines that keep no files. */
const TABLE = 'deletions'

interface Identified {
  readonly documentId: string
}

const hashOf = ({ documentId }: Identified): string =>
  createHash('sha256').update(documentId).digest('hex')

interface Deletion {
  readonly hash: string
  /** `2027-03-18`, in UTC. */
  readonly day: string
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const lineOf = ({ hash, day }: Deletion): string => `${hash} ${day}\n`

/** The list of the file; lines of earlier releases have no day. */
async function readList(today: string): Promise<readonly Deletion[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter(Boolean)
  return lines.map((line) => {
    const [hash = '', day = today] = line.split(' ')
    return { hash, day }
  })
}

/** How many lines one statement stores or looks up. */
const PORTION = 200

const portionsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / PORTION) }, (_, at) =>
    all.slice(at * PORTION, (at + 1) * PORTION),
  )

/** Stores deletions in the database. */
export async function storeDeletions(
  strapi: Core.Strapi,
  deletions: readonly Deletion[],
): Promise<void> {
  for (const portion of portionsOf(deletions))
    await strapi.db
      .connection(TABLE)
      .insert(portion.map(({ hash, day }) => ({ hash, day, document_id: hash })))
      .onConflict('hash')
      .ignore()
}

/** Adds a deleted document to the list, after the commit. */
export async function recordDeletion(strapi: Core.Strapi, deleted: Identified): Promise<void> {
  const deletion = { hash: hashOf(deleted), day: dayOf(new Date()) }
  for (const write of [
    () => appendFile(file, lineOf(deletion), { mode: 0o600, flush: true }),
    () => storeDeletions(strapi, [deletion]),
  ])
    await write().catch((error) => {
      strapi.log.error(`A deletion could not be noted for a restore: ${errorName(error)}`)
    })
}

/** The deletions of the file that the database does not know: it is a backup from before them. */
export async function unknownDeletions(strapi: Core.Strapi, now: Date): Promise<Deletion[]> {
  const unknown: Deletion[] = []
  for (const portion of portionsOf(await readList(dayOf(now)))) {
    const $in = portion.map(({ hash }) => hash)
    const rows: Deletion[] = await strapi.db.connection(TABLE).select('hash').whereIn('hash', $in)
    const known = new Set(rows.map(({ hash }) => hash))
    unknown.push(...portion.filter(({ hash }) => !known.has(hash)))
  }
  return unknown
}

/** A test whether a document is among deletions. */
export function amongDeletions(deletions: readonly Deletion[]): (one: Identified) => boolean {
  const hashes = new Set(deletions.map(({ hash }) => hash))
  return (one) => hashes.has(hashOf(one))
}

/** Ends the list after its term: no backup is kept for so long. */
export async function forgetDeletions(strapi: Core.Strapi, now: Date): Promise<void> {
  const today = dayOf(now)
  const from = dayOf(daysEarlier(now, DELETIONS_KEPT_DAYS))
  const rows = () => strapi.db.connection(TABLE)
  await rows().whereNull('day').update({ day: today })
  await rows().where('day', '<', from).delete()
  const list = await readList(today)
  const kept = list.filter(({ day }) => day >= from)
  if (kept.length === list.length) return
  await writeFile(`${file}.new`, kept.map(lineOf), { mode: 0o600, flush: true })
  await rename(`${file}.new`, file)
}
