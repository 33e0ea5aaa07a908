import { COUNTED, type Counted } from '@beursvloer/contract/statistics/events'

/** Tells whoever counts that something happened, if anybody does. */
export function tellCounted(what: Counted): void {
  document.dispatchEvent(new CustomEvent(COUNTED, { detail: what }))
}
