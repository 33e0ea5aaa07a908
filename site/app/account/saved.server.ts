import {
  readSavedEntries,
  SAVED_ENTRIES_PATH,
  type SavedEntry,
} from '@beursvloer/contract/saved-entries'
import type { Account } from './account.server.ts'

/**
 * Merges the entries saved on a device with the current user's account.
 * @returns all that the account has saved
 * @throws ContentApiError, 401 when nobody is signed in; 5xx when nothing was stored
 */
export async function mergeSaved(
  account: Account,
  entries: readonly SavedEntry[],
  language: 'nl' | 'en',
): Promise<readonly SavedEntry[]> {
  const answer = await account.call(SAVED_ENTRIES_PATH, {
    method: 'POST',
    body: { entries, language },
  })
  const all = readSavedEntries((answer as { entries?: unknown }).entries)
  if (!all) throw new Error('The CMS answered something else than saved entries')
  return all
}
