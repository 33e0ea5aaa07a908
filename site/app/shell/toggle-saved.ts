import type { SavedKind } from '@beursvloer/contract/saved-entries'
import { changeSaved, entryOf } from './saved-store.ts'

/** Saves an entry or takes it out, says so, and offers to undo that. */
export function toggleSaved(kind: SavedKind, id: string): void {
  const saved = !entryOf(kind, id)?.saved
  changeSaved(kind, id, { saved })
  // Else it could not be stored, which is said already.
  if ((entryOf(kind, id)?.saved === true) === saved)
    void import('./tell-saved.ts').then(
      ({ tellSaved }) => tellSaved(kind, id),
      // Without a connection the button alone shows it.
      () => undefined,
    )
}
