import { COUNTED, type Counted } from '@beursvloer/contract/statistics/events'

/** Dispatches a DOM event for the statistics, which may not be loaded. */
export function tellCounted(what: Counted): void {
  document.dispatchEvent(new CustomEvent(COUNTED, { detail: what }))
}
