import {
  DIMENSIONS,
  DROPPED,
  type DropReason,
  type StatisticsRow,
} from '@beursvloer/contract/statistics/rows'

/** Most rows that wait for the next batch; what would be one more is dropped. */
const MAX_ROWS = 20_000

export type CountedRow = Omit<StatisticsRow, 'count'>

/** What is the same in two rows that are one. */
export const rowKey = (row: CountedRow): string => {
  let key = `${row.minute}`
  for (const name of DIMENSIONS) key += `\n${row[name]}`
  return key
}

const droppedRow = (detail: DropReason, minute: number, document: string): CountedRow => ({
  minute,
  event: DROPPED,
  detail,
  route: '',
  document,
  language: '',
  device: '',
  source: '',
  campaign: '',
  visitor: '',
})

/** What was counted since it was taken last, by rows; its memory is bounded. */
export class Counts {
  #rows = new Map<string, { readonly row: CountedRow; count: number }>()

  /** Counts a row; false: there is no room for another one, and it was counted as dropped. */
  add(row: CountedRow, count = 1): boolean {
    const key = rowKey(row)
    const known = this.#rows.get(key)
    if (known) known.count += count
    else if (row.event !== DROPPED && this.#rows.size >= MAX_ROWS) {
      this.drop('full', row.minute, count)
      return false
    } else this.#rows.set(key, { row, count })
    return true
  }

  /** Counts what is not counted otherwise, by why, and by what it was about where that is known. */
  drop(reason: DropReason, minute: number, count: number, document = ''): void {
    if (count > 0) this.add(droppedRow(reason, minute, document), count)
  }

  /** All rows; from now on it counts anew. */
  take(): StatisticsRow[] {
    const rows = [...this.#rows.values()].map(({ row, count }) => ({ ...row, count }))
    this.#rows = new Map()
    return rows
  }
}
