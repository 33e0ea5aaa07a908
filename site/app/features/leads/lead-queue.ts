import type { LeadAnswer, LeadEntry, LeadNotes } from '@beursvloer/contract/leads/calls'
import { MAX_LEAD_ENTRIES } from '@beursvloer/contract/leads/terms'

/** Key of an exhibitor's unsent entries in local storage. */
export const leadQueueKey = (exhibitor: string): string => `leads-${exhibitor}`

/** State of a phone at a stand: what the CMS answered last, and the entries since. */
export interface LeadState {
  readonly queue: readonly LeadEntry[]
  readonly recent: LeadAnswer['recent']
  readonly count: number
  /** Outcomes of the entries of this visit to the page, by id. */
  readonly outcomes: ReadonlyMap<string, LeadAnswer['results'][number]>
}

/** A new entry without notes. */
export const newEntry = () => ({
  id: crypto.randomUUID(),
  at: new Date().toISOString(),
  notes: {} as LeadNotes,
})

/** The entries to send next, oldest first. */
export const nextToSend = ({ queue }: LeadState): readonly LeadEntry[] =>
  queue.slice(0, MAX_LEAD_ENTRIES)

/** The state after an answer of the CMS. */
export function afterAnswer(state: LeadState, { results, recent, count }: LeadAnswer): LeadState {
  const done = new Set(results.map(({ id }) => id))
  return {
    ...{ recent, count },
    queue: state.queue.filter(({ id }) => !done.has(id)),
    outcomes: new Map([
      ...state.outcomes,
      ...results.map((result) => [result.id, result] as const),
    ]),
  }
}
