import type { ProgrammeItem } from '~/content/model.ts'

const sharesTheme = (a: ProgrammeItem, b: ProgrammeItem) =>
  a.themes.some((theme) => b.themes.includes(theme))

const when = ({ day, start }: ProgrammeItem) => `${day.date}T${start}`

/** Picks the best by points, most first; those of equal points keep their order. */
function best(
  items: readonly ProgrammeItem[],
  points: (item: ProgrammeItem) => number,
  count: number,
): readonly ProgrammeItem[] {
  return items
    .map((item) => ({ item, points: points(item) }))
    .filter((scored) => scored.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, count)
    .map(({ item }) => item)
}

const others = (item: ProgrammeItem, all: readonly ProgrammeItem[]) =>
  all.filter((other) => other !== item && other.state !== 'cancelled' && other.type !== 'other')

/** Related items: first of the same theme, then of the same kind, then of the same day. */
export const relatedItems = (item: ProgrammeItem, all: readonly ProgrammeItem[], count: number) =>
  best(
    others(item, all),
    (other) =>
      (sharesTheme(item, other) ? 4 : 0) +
      (other.type === item.type ? 2 : 0) +
      (other.day === item.day ? 1 : 0),
    count,
  )

/**
 * Alternatives for a cancelled item: the same theme, at that hour or later before earlier. Empty
 * when the item's themes have no other items.
 */
export const alternatives = (item: ProgrammeItem, all: readonly ProgrammeItem[], count: number) =>
  best(
    others(item, all).filter((other) => sharesTheme(item, other)),
    (other) => (when(other) >= when(item) ? 2 : 1),
    count,
  )
