import { momentOf } from './names.ts'
import type { BackupRetention } from './retention.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days since 1 January 1970, and weeks since the Monday before it, in UTC. */
const dayOf = (moment: Date) => Math.floor(moment.getTime() / dayMs)
const weekOf = (moment: Date) => Math.floor((dayOf(moment) + 3) / 7)

/**
 * The backups to delete: all but those of the day before the newest, the last of each of so many
 * days, and the last of each of so many weeks that have one. Folders with other names are ignored.
 */
export const expired = (
  names: readonly string[],
  { daily, weekly }: BackupRetention,
): readonly string[] => {
  const newestFirst = names.filter((name) => momentOf(name)).sort((a, b) => b.localeCompare(a))
  const lastOf = (period: (moment: Date) => number, count: number) => {
    const last = new Map<number, string>()
    for (const name of newestFirst) {
      const moment = momentOf(name)
      if (moment && !last.has(period(moment))) last.set(period(moment), name)
    }
    return [...last.values()].slice(0, count)
  }
  const newest = momentOf(newestFirst[0] ?? '')?.getTime() ?? 0
  const kept = new Set([
    ...newestFirst.filter((name) => newest - (momentOf(name)?.getTime() ?? 0) < dayMs),
    ...lastOf(dayOf, daily),
    ...lastOf(weekOf, weekly),
  ])
  return newestFirst.filter((name) => !kept.has(name))
}
