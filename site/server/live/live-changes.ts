import type { LiveFacts, LiveMessage } from '@beursvloer/contract/live/feed'

/** Facts with the version by which browsers ask for later ones. */
export interface LiveState extends LiveFacts {
  readonly version: string
}

/** Before anything is known. */
export const NOTHING_LIVE: LiveState = { version: '', items: {}, notice: null }

const differ = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)

/** The message for a listener with the facts of before; null when they are the same. */
export function changesBetween(before: LiveState, after: LiveState): LiveMessage | null {
  const ids = new Set([...Object.keys(before.items), ...Object.keys(after.items)])
  const changed = [...ids].filter((id) => differ(before.items[id], after.items[id]))
  const hasNotice = differ(before.notice, after.notice)
  if (changed.length === 0 && !hasNotice) return null
  return {
    version: after.version,
    whole: false,
    items: Object.fromEntries(changed.map((id) => [id, after.items[id] ?? null])),
    ...(hasNotice && { notice: after.notice }),
  }
}

/** All facts, for a listener that has none, or those of a forgotten version. */
export const wholeOf = ({ version, items, notice }: LiveState): LiveMessage => ({
  version,
  whole: true,
  items,
  notice,
})
