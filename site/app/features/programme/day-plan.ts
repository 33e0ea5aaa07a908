import { type FairSlot, lateEnd } from '@beursvloer/contract/fair-time'
import { SLOT_MINUTES, SLOTS_PER_HOUR } from '~/ui/day-grid.ts'
import type { ItemSummary } from './item-summary.ts'

/** A stretch of rows, counted in slots from midnight; `end` is the first slot after it. */
type Stretch = ReturnType<typeof stretchOf>

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The slot that a time `HH:MM` falls in. */
export const slotOf = (time: string): number => Math.floor(minutes(time) / SLOT_MINUTES)

/** The slots an item takes: begun slots count whole, and there is always one. */
export function stretchOf(slot: FairSlot) {
  const first = slotOf(slot.start)
  return {
    start: first,
    end: Math.max(first + 1, Math.ceil(minutes(lateEnd(slot)) / SLOT_MINUTES)),
  }
}

export interface Lane {
  /** From 0. */
  readonly lane: number
  /** True when nothing in the room is on at the same time, so that it may be as wide as the room. */
  readonly alone: boolean
}

/**
 * Divides stretches over lanes so that no two in a lane are on at the same time, in as few lanes as
 * possible: each, by start, goes in the first lane that is free.
 */
export function assignLanes(stretches: readonly Stretch[]): readonly Lane[] {
  const order = stretches
    .map((stretch, index) => ({ stretch, index }))
    .sort((a, b) => a.stretch.start - b.stretch.start || a.index - b.index)
  const ends: number[] = []
  const lanes = new Array<Lane>(stretches.length)
  for (const { stretch, index } of order) {
    const free = ends.findIndex((end) => end <= stretch.start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = stretch.end
    const alone = !stretches.some(
      (other, at) => at !== index && other.start < stretch.end && stretch.start < other.end,
    )
    lanes[index] = { lane, alone }
  }
  return lanes
}

export interface PlanColumn {
  readonly room: ItemSummary['room']
  /** Number of its first column, from 1. */
  readonly column: number
  /** Columns it takes: more than one only when items in it overlap. */
  readonly lanes: number
}

export interface PlanEntry extends Stretch {
  readonly item: ItemSummary
  readonly column: number
  readonly span: number
}

export type DayPlan = NonNullable<ReturnType<typeof planDay>>

/** Gatherings for everybody (opening, drinks) run over all rooms when no other room is in use. */
const isPlenary = (item: ItemSummary, items: readonly ItemSummary[]): boolean => {
  if (item.type !== 'other') return false
  const own = stretchOf(item)
  return items.every((other) => {
    const { start, end } = stretchOf(other)
    return other === item || start >= own.end || end <= own.start
  })
}

/**
 * A day drawn as a plan: rooms by time. Rooms come in the given order; those without items are
 * left out. Null for a day without items.
 *
 * @param items of one day
 */
export function planDay(items: readonly ItemSummary[], rooms: readonly ItemSummary['room'][]) {
  if (items.length === 0) return null
  const columns: PlanColumn[] = []
  const placed: PlanEntry[] = []
  let columnCount = 0
  for (const room of rooms) {
    const inRoom = items.filter((item) => item.room.slug === room.slug)
    if (inRoom.length === 0) continue
    const assigned = assignLanes(inRoom.map(stretchOf))
    const lanes = Math.max(...assigned.map(({ lane }) => lane)) + 1
    const column = columnCount + 1
    inRoom.forEach((item, index) => {
      const { lane, alone } = assigned[index] as Lane
      placed.push({
        item,
        ...stretchOf(item),
        column: alone ? column : column + lane,
        span: alone ? lanes : 1,
      })
    })
    columns.push({ room, column, lanes })
    columnCount += lanes
  }
  const entries = placed
    .map((entry) =>
      isPlenary(entry.item, items) ? { ...entry, column: 1, span: columnCount } : entry,
    )
    .sort((a, b) => a.start - b.start || a.column - b.column)
  const hourOf = (slot: number) => Math.floor(slot / SLOTS_PER_HOUR)
  const firstHour = hourOf(Math.min(...entries.map(({ start }) => start)))
  const endSlot = Math.max(...entries.map(({ end }) => end))
  return {
    firstHour,
    // The slot before which the plan ends: the end of the last item.
    endSlot,
    columns,
    columnCount,
    // Entries by the hour in which they begin: by time, then by room.
    hours: Array.from({ length: Math.ceil(endSlot / SLOTS_PER_HOUR) - firstHour }, (_, index) => ({
      hour: firstHour + index,
      entries: entries.filter(({ start }) => hourOf(start) === firstHour + index),
    })),
  }
}
