import type { FairClock } from '~/shell/fair-clock.ts'
import type { NowItem } from './now-facts.ts'

/** An item as this device saw it last. */
export type SeenItem = ReturnType<typeof seenItem>

/** The programme as this device saw it last. */
export type Seen = ReturnType<typeof seenNow>

/** `back`: it was cancelled, and takes place after all; `gone`: it is not in the programme any more. */
export type ChangeKind = 'moved' | 'cancelled' | 'back' | 'added' | 'gone'

export interface Change {
  readonly id: string
  readonly kind: ChangeKind
  /** Current state; for a removed item, its last known one. */
  readonly now: SeenItem
  /** Page and language; absent for a removed item. */
  readonly item?: NowItem
  /** Former state; absent for an added item. */
  readonly was?: SeenItem
}

const seenItem = ({ title, date, start, end, room, state }: NowItem) => ({
  ...{ title, date, start, end, room },
  isCancelled: state === 'cancelled',
})

/** The programme as it is shown now. */
export const seenNow = (items: readonly NowItem[], at: Date) => ({
  // ISO 8601.
  at: at.toISOString(),
  // By document id.
  items: Object.fromEntries(items.map((item) => [item.id, seenItem(item)])),
})

const WHEN_AND_WHERE = ['date', 'start', 'end', 'room'] as const

function kindOf(was: SeenItem | undefined, now: SeenItem): ChangeKind | null {
  if (!was) return now.isCancelled ? null : 'added'
  if (now.isCancelled) return was.isCancelled ? null : 'cancelled'
  if (was.isCancelled) return 'back'
  return WHEN_AND_WHERE.some((name) => was[name] !== now[name]) ? 'moved' : null
}

const isOver = ({ date, end }: SeenItem, clock: FairClock): boolean =>
  date < clock.date || (date === clock.date && end <= clock.time)

/**
 * Changes since this device last looked, of items that are not over: the visitor's own first, then
 * in order of time. A reworded text is no change, nor is another language.
 */
export function changesSince(
  seen: Seen,
  items: readonly NowItem[],
  mine: ReadonlySet<string>,
  clock: FairClock,
): readonly Change[] {
  const changed = items.flatMap((item): Change[] => {
    const was = seen.items[item.id]
    const now = seenItem(item)
    const kind = kindOf(was, now)
    return kind ? [{ id: item.id, kind, now, item, ...(was && { was }) }] : []
  })
  const there = new Set(items.map(({ id }) => id))
  const gone = Object.entries(seen.items).flatMap(([id, was]): Change[] =>
    there.has(id) || was.isCancelled ? [] : [{ id, kind: 'gone', now: was, was }],
  )
  const rank = ({ id }: Change) => (mine.has(id) ? 0 : 1)
  const when = ({ now: { date, start } }: Change) => `${date} ${start}`
  return [...changed, ...gone]
    .filter(({ now, was }) => !(isOver(now, clock) && (!was || isOver(was, clock))))
    .toSorted((a, b) => rank(a) - rank(b) || when(a).localeCompare(when(b)))
}
