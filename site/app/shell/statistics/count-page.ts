import type { Counted } from '@beursvloer/contract/statistics/events'
import { countEvent } from './count-event.ts'

/** A page as it is shown. */
export interface ShownPage {
  readonly pathname: string
  readonly search: string
  /** Whether views of it count. */
  readonly counted: boolean
}

/** Filters that were used since the page was opened: typing in one is one use. */
const used = new Set<string>()
/** What was shown last of what counts when it is shown. */
let shown = ''

/** Counts what is new about the page that is shown, against the one before; null: it is the first. */
export function countPage(
  { pathname, search, counted }: ShownPage,
  before: ShownPage | null,
): void {
  const isSame = before?.pathname === pathname
  if (!isSame) used.clear()
  if (!isSame && counted) countEvent('pageview')
  const { shown: what, of } = document.querySelector<HTMLElement>('[data-shown]')?.dataset ?? {}
  const now = what ? what + of : ''
  if (what && now !== shown) countEvent(what as Counted)
  shown = now
  // What an address brings along was chosen elsewhere.
  if (!isSame || what) return
  const then = new URLSearchParams(before.search)
  for (const [name, value] of new URLSearchParams(search)) {
    if (!value || used.has(name) || then.getAll(name).includes(value)) continue
    used.add(name)
    countEvent(`filter ${name}`)
  }
}
