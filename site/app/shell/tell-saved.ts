import type { SavedKind } from '@beursvloer/contract/saved-entries'
import { pageLocale } from './page-locale.ts'
import { saveMarkMessages } from './save-mark-messages.ts'
import { changeSaved, entryOf } from './saved-store.ts'
import { addToast, removeToast } from './store.ts'

/** The message of the last change. */
let toast = ''

/**
 * The link to the places of a saved item, which stands where the button was, gets the focus of that, also
 * where it was given to a heading meanwhile.
 */
function keepFocusOn(id: string): void {
  if (document.activeElement?.matches('body, h1, h2, h3'))
    document
      .querySelector(`a[data-tone] > live-places[item="${id}"]`)
      ?.parentElement?.focus({ preventScroll: true })
}

/** Says for a while that an entry was saved or taken out, and offers to undo that. */
export function tellSaved(kind: SavedKind, id: string): void {
  keepFocusOn(id)
  const t = saveMarkMessages[pageLocale()]
  const saved = entryOf(kind, id)?.saved === true
  removeToast(toast)
  toast = addToast({
    text: saved ? t.toldSaved : t.toldRemoved,
    tone: saved ? 'success' : 'info',
    action: {
      label: t.undo,
      onClick: () => {
        changeSaved(kind, id, { saved: !saved })
        removeToast(toast)
      },
    },
  })
}
