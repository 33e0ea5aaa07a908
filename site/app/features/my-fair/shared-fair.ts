import type { LinkedFair } from '@beursvloer/contract/fair-links'
import type { LocaleCode } from '~/content/model.ts'
import { timeOf } from '~/i18n/dates.ts'
import { type DayEntry, toOwnFair } from './day-entry.ts'
import type { FairFacts } from './fair-facts.ts'

/** Something that is shared: its title and its time, and nothing else. */
export interface SharedLine {
  readonly key: string
  readonly title: string
  readonly lang?: LocaleCode | undefined
  /** `10:30–11:15`; empty without a time. */
  readonly time: string
  readonly isCancelled: boolean
}

export type SharedFair = ReturnType<typeof toSharedFair>

const lineOf = ({ key, title, lang, start, end, isCancelled }: DayEntry): SharedLine => ({
  ...{ key, title, lang, time: `${timeOf(start)}–${timeOf(end)}` },
  isCancelled: isCancelled ?? false,
})

/** The content of a link for the visitor who follows it. */
export function toSharedFair(facts: FairFacts, linked: LinkedFair) {
  const shown = linked.entries.filter(({ kind, saved }) => saved && kind !== 'appointment')
  const { entries, unplanned } = toOwnFair(facts, shown, [])
  const keys = new Set([...entries, ...unplanned].map(({ key }) => key))
  return {
    // By day; those without anything are left out.
    days: facts.days.flatMap(({ date }) => {
      const lines = entries.filter((entry) => entry.date === date).map(lineOf)
      return lines.length > 0 ? [{ date, lines }] : []
    }),
    withoutTime: unplanned.map(({ key, title, lang }) => ({
      ...{ key, title, lang, time: '', isCancelled: false },
    })),
    // Entries to copy to the visitor's own days: no notes, no appointments.
    entries: shown
      .filter(({ kind, id }) => keys.has(`${kind}:${id}`))
      .map(({ kind, id, planned }) => ({ kind, id, ...(planned && { planned }) })),
  }
}
