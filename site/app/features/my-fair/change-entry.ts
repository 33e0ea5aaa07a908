import type { SavedEntry, SavedKind } from '@beursvloer/contract/saved-entries'
import { changeSaved, entryOf } from '~/shell/saved-store.ts'
import { addToast, removeToast } from '~/shell/store.ts'
import type { DayEntry } from './day-entry.ts'
import type { myFairMessages } from './messages.ts'
import { type Planned, writePlanned } from './times.ts'

/** Texts of the message after a removal. */
type Words = Pick<(typeof myFairMessages)['nl'], 'removed' | 'undo'>

interface About {
  readonly kind: SavedKind
  readonly id: string
  readonly title: string
}

type Change = Partial<Pick<SavedEntry, 'saved' | 'note' | 'planned' | 'place'>>

/** Changes a saved entry and offers to undo that. */
function changeWithUndo({ kind, id, title }: About, change: Change, words: Words): void {
  const before = entryOf(kind, id)
  changeSaved(kind, id, change)
  if (!before) return
  const { saved, note, planned = '', place = '' } = before
  const toast = addToast({
    text: words.removed(title),
    tone: 'info',
    action: {
      label: words.undo,
      onClick: () => {
        changeSaved(kind, id, { saved, note, planned, place })
        removeToast(toast)
      },
    },
  })
}

/** Takes something out; offers to put it back. */
export const removeSaved = (about: About, words: Words): void =>
  changeWithUndo(about, { saved: false }, words)

/** Removes the time of a stand, which is then saved without one; offers to undo that. */
export const takeTimeAway = (about: About, words: Words): void =>
  changeWithUndo(about, { planned: '' }, words)

/**
 * Resolves a clash in favour of another entry: stands stay saved without a time, all other entries
 * are removed.
 */
export const resolveClash = (entry: DayEntry, words: Words): void =>
  entry.kind === 'exhibitor' || entry.kind === 'concept'
    ? takeTimeAway(entry, words)
    : removeSaved(entry, words)

/** Saves a session, or a stand at a time. */
export function saveAtTime({ kind, id, ...planned }: Pick<About, 'kind' | 'id'> & Planned): void {
  changeSaved(kind, id, {
    saved: true,
    ...(kind !== 'session' && { planned: writePlanned(planned) }),
  })
}

/** An id for an appointment that no device makes twice. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
