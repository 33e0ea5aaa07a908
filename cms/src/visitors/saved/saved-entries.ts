import {
  entryKey,
  mergeEntries,
  type SavedEntry,
  type SavedKind,
  unsentEntries,
} from '@beursvloer/contract/saved-entries'
import type { Core } from '@strapi/strapi'
import { recordNewFavourites } from '../../sign-ups/favourites'
import { deleteWhere } from '../../transactions/delete-where'
import { withLock } from '../../transactions/with-lock'

const SAVED_ENTRY = 'api::saved-entry.saved-entry'

/** As the database has it: large numbers come as text. */
interface Row {
  readonly id: number
  readonly kind: SavedKind
  readonly target: string
  readonly saved: boolean
  readonly note: string | null
  readonly planned: string | null
  readonly place: string | null
  readonly changedAt: string | number
}

const entryOf = ({
  kind,
  target: id,
  saved,
  note,
  planned,
  place,
  changedAt,
}: Row): SavedEntry => ({
  kind,
  id,
  saved,
  note: note ?? '',
  ...(planned && { planned }),
  ...(place && { place }),
  changedAt: Number(changedAt),
})

const rowsOf = (strapi: Core.Strapi, visitor: number): Promise<Row[]> =>
  strapi.db.query(SAVED_ENTRY).findMany({ where: { visitor }, orderBy: { id: 'asc' } })

/** The saved entries of an account, including tombstones of removed ones. */
export const savedEntriesOf = async (strapi: Core.Strapi, visitor: number): Promise<SavedEntry[]> =>
  (await rowsOf(strapi, visitor)).map(entryOf)

/**
 * Applies the changes of a visitor's device; of each entry the last change counts. A change with a
 * time in the future is dated now.
 * @returns all that the account has saved
 * @throws CommitError when it was not stored
 */
export const mergeSaved = (
  strapi: Core.Strapi,
  visitor: number,
  sent: readonly SavedEntry[],
  now: Date,
): Promise<readonly SavedEntry[]> =>
  withLock(strapi, 'records', async () => {
    const rows = await rowsOf(strapi, visitor)
    const known = rows.map(entryOf)
    const changes = sent.map((entry) => ({
      ...entry,
      changedAt: Math.min(entry.changedAt, now.getTime()),
    }))
    const merged = mergeEntries(known, changes)
    const idOf = new Map(rows.map((row) => [entryKey(entryOf(row)), row.id]))
    const entries = strapi.db.query(SAVED_ENTRY)
    for (const entry of unsentEntries(merged, known)) {
      const { kind, id: target, saved, note, planned = null, place = null, changedAt } = entry
      // Reset the last-notified state when an entry is removed.
      const told = saved ? {} : { told: null }
      const data = { saved, note, planned, place, changedAt, ...told }
      const id = idOf.get(entryKey(entry))
      if (id !== undefined) await entries.update({ where: { id }, data })
      else {
        const subject = `${visitor}:${entryKey(entry)}`
        await entries.create({ data: { ...data, subject, visitor, kind, target } })
      }
    }
    const kept = new Set(merged.map(entryKey))
    const surplus = rows.filter((row) => !kept.has(entryKey(entryOf(row)))).map(({ id }) => id)
    if (surplus.length > 0) await entries.deleteMany({ where: { id: { $in: surplus } } })
    if (sent.some(({ kind }) => kind === 'session')) await recordNewFavourites(strapi, visitor)
    return merged
  })

/** Deletes all that accounts saved. */
export const deleteSaved = (strapi: Core.Strapi, visitors: readonly number[]): Promise<number> =>
  deleteWhere(strapi, SAVED_ENTRY, { visitor: { $in: visitors } })
