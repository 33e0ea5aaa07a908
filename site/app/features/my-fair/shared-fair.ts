import type { LinkedFair } from '@beursvloer/contract/fair-links'
import type { SavedEntry } from '@beursvloer/contract/saved-entries'
import type { LocaleCode } from '~/content/model.ts'
import { type DayEntry, toOwnFair } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'
import { timeOf } from './times.ts'

/** Something that is shared: its title and its time, and nothing else. */
export interface SharedLine {
  readonly key: string
  readonly title: string
  readonly lang?: LocaleCode | undefined
  /** `10:30–11:15`; empty without a time. */
  readonly time: string
  readonly isCancelled: boolean
}

export interface SharedFair {
  /** By day; those without anything are left out. */
  readonly days: readonly { readonly date: string; readonly lines: readonly SharedLine[] }[]
  readonly withoutTime: readonly SharedLine[]
  /** Entries to copy to the visitor's own days: no notes, no appointments. */
  readonly entries: readonly Pick<SavedEntry, 'kind' | 'id' | 'planned'>[]
}

const lineOf = ({ key, title, lang, start, end, isCancelled }: DayEntry): SharedLine => ({
  ...{ key, title, lang, time: `${timeOf(start)}–${timeOf(end)}` },
  isCancelled: isCancelled ?? false,
})

/** The content of a link for the visitor who follows it. */
export function toSharedFair(facts: FairFacts, linked: LinkedFair): SharedFair {
  const shown = linked.entries.filter(({ kind, saved }) => saved && kind !== 'appointment')
  const { entries, unplanned } = toOwnFair(facts, shown, [])
  const keys = new Set([...entries, ...unplanned].map(({ key }) => key))
  return {
    days: facts.days.flatMap(({ date }) => {
      const lines = entries.filter((entry) => entry.date === date).map(lineOf)
      return lines.length > 0 ? [{ date, lines }] : []
    }),
    withoutTime: unplanned.map(({ key, title, lang }) => ({
      ...{ key, title, lang, time: '', isCancelled: false },
    })),
    entries: shown
      .filter(({ kind, id }) => keys.has(`${kind}:${id}`))
      .map(({ kind, id, planned }) => ({ kind, id, ...(planned && { planned }) })),
  }
}
