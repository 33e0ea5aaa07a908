import { SLOTS_PER_HOUR } from '~/ui/day-grid.ts'
import { type DayPlan, planDay } from './day-plan.ts'
import type { ItemSummary } from './item-summary.ts'

/** Sizes of type on a printed plan, in points, the largest first. */
const SMALLEST = 6
const PRINT_SIZES = [9, 8, 7, 6.5, SMALLEST] as const
export type PrintSize = (typeof PRINT_SIZES)[number]

/** The space for rooms and hours on a landscape A4, in mm: without margins, axis and heads. */
const WIDTH = 262
const HEIGHT = 148

const MM_PER_POINT = 25.4 / 72

/** Mean width of a sign of the text face at its weight in boxes, and height of a line, by type size. */
const SIGN = 0.55
const LINE = 1.22

/** Padding, border and distance of a box, in mm: both sides together. */
const PADDING = { across: 3, down: 1.6 }

/** How much of its time's height a row may lose to fuller ones. */
const SHRUNK = 0.55

/** Lines that words take in a width of so many signs; a longer word is broken. */
function linesOf(text: string, signs: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const free = used > 0 ? signs - used - 1 : signs
    if (word.length > free && used > 0) {
      lines += 1
      used = 0
    }
    const broken = Math.floor(Math.max(0, word.length - 1) / signs)
    lines += broken
    used = used > 0 ? used + 1 + word.length : word.length - broken * signs
  }
  return lines
}

/** Height in mm of a plan set in a size: rows of five minutes grow with their content. */
function heightOf({ hours, firstHour, endSlot, columnCount }: DayPlan, size: PrintSize): number {
  const first = firstHour * SLOTS_PER_HOUR
  const least = (SHRUNK * HEIGHT) / (endSlot - first)
  const rows = new Array<number>(endSlot - first).fill(least)
  const line = size * LINE * MM_PER_POINT
  for (const { item, start, end, span } of hours.flatMap(({ entries }) => entries)) {
    const width = (WIDTH * span) / columnCount - PADDING.across
    const signs = Math.max(1, Math.floor(width / (size * SIGN * MM_PER_POINT)))
    const notes = item.state !== 'planned' || item.spokenLanguage !== 'nl' ? 1 : 0
    const wanted = (linesOf(item.title, signs) + 1 + notes) * line + PADDING.down
    const own = rows.slice(start - first, end - first)
    const more = (wanted - own.reduce((sum, row) => sum + row, 0)) / own.length
    if (more > 0)
      for (let row = start - first; row < end - first; row++) rows[row] = (rows[row] ?? 0) + more
  }
  return rows.reduce((sum, row) => sum + row, 0)
}

/** The largest size of type in which a plan fits on one A4, if any. */
const fittingSize = (plan: DayPlan): PrintSize | undefined =>
  PRINT_SIZES.find((size) => heightOf(plan, size) <= HEIGHT)

/** A plan on one A4 on its side, and the size of its type. */
export interface PrintSheet {
  readonly plan: DayPlan
  readonly size: PrintSize
}

/** A list in two halves, the first one the longer. */
const halves = <Item>(list: readonly Item[]): readonly (readonly Item[])[] => {
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)]
}

/**
 * A day on as few A4s as it takes to be read: all rooms on one, else half of the rooms on each, and so
 * on; a room that does not fit by itself has the day in parts.
 * @param items of one day, in order of start
 */
export function sheetsOf(
  items: readonly ItemSummary[],
  rooms: readonly ItemSummary['room'][],
): readonly PrintSheet[] {
  const plan = planDay(items, rooms)
  if (!plan) return []
  const size = fittingSize(plan)
  if (size) return [{ plan, size }]
  const used = plan.columns.map(({ room }) => room)
  if (used.length > 1)
    return halves(used).flatMap((part) => {
      const slugs = new Set(part.map(({ slug }) => slug))
      return sheetsOf(
        items.filter(({ room }) => slugs.has(room.slug)),
        part,
      )
    })
  if (items.length > 1) return halves(items).flatMap((part) => sheetsOf(part, rooms))
  return [{ plan, size: SMALLEST }]
}
