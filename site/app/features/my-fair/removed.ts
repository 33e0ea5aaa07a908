import { entryKey, type SavedEntry } from '@beursvloer/contract/saved-entries'
import { type DayEntry, type OwnFair, toOwnFair } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'

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
