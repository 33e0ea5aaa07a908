import { entryKey, type SavedEntry } from '@beursvloer/contract/saved-entries'
import { useMessages } from '~/i18n/locale.tsx'
import { changeSaved, readSaved } from '~/shell/saved-store.ts'
import { type DayEntry, type OwnFair, toOwnFair } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'
import { myFairMessages } from './messages.ts'

/** An entry that was taken out, to put back. */
type Removed = Pick<DayEntry, 'key' | 'kind' | 'id' | 'title' | 'lang'>

/** What a visitor took out of the fair: the last first. */
export function toRemoved(
  facts: FairFacts,
  saved: readonly SavedEntry[],
  own: OwnFair,
): readonly Removed[] {
  const gone = saved.filter((entry) => !entry.saved).sort((a, b) => b.changedAt - a.changedAt)
  const keys = gone.map(entryKey)
  const were = toOwnFair(
    facts,
    gone.map((entry) => ({ ...entry, saved: true })),
    [],
  )
  return [...were.entries, ...were.unplanned]
    .filter(({ key }) => !own.entries.some((entry) => entry.key === key))
    .sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
}

/** What was taken out, to put back also after its message has gone; drawn anew with the fair. */
export default function RemovedList({ facts, own }: { facts: FairFacts; own: OwnFair }) {
  const t = useMessages(myFairMessages)
  const removed = toRemoved(facts, readSaved().entries, own)
  if (removed.length === 0) return null
  return (
    <section className="mt-12 print:hidden">
      <details>
        <summary className="min-h-11 cursor-pointer py-2">
          <h2 className="inline font-sans font-semibold text-base">{t.removedBefore}</h2>{' '}
          <span className="text-mute tabular-nums">{removed.length}</span>
        </summary>
        <ul className="max-w-text border-rule border-t text-sm">
          {removed.map(({ key, kind, id, title, lang }) => (
            <li
              key={key}
              className="flex items-center justify-between gap-3 border-rule border-b pl-4"
            >
              <span lang={lang} className="min-w-0 py-2">
                {title}
              </span>
              <button
                type="button"
                onClick={() => changeSaved(kind, id, { saved: true })}
                className="link min-h-11 shrink-0 px-3 font-semibold"
              >
                <span aria-hidden="true">{t.undo}</span>
                <span className="sr-only">{t.undoNamed(title)}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
