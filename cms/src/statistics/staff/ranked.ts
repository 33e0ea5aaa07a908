import { MIN_SHOWN, OTHER } from '@beursvloer/contract/statistics/rows'
import { OTHER_LABEL } from './labels'
import type { Ranked } from './views'

/** Most lines of a table, besides what is together. */
export const MAX_LINES = 50

interface Named {
  readonly label: string
  readonly to?: string
}

/**
 * The lines of a table: values that are rare (requirements 25.2), were not told apart, or come after the
 * first fifty are together at its end.
 * @param counts the most first
 */
export function rankedRows(
  counts: ReadonlyMap<string, number>,
  nameOf: (key: string) => Named | null,
  most = MAX_LINES,
): readonly Ranked[] {
  const rows: Ranked[] = []
  let others = 0
  for (const [key, count] of counts) {
    const named = key === OTHER || count < MIN_SHOWN || rows.length >= most ? null : nameOf(key)
    if (named) rows.push({ key, label: named.label, count, to: named.to ?? '' })
    else others += count
  }
  return others > 0 ? [...rows, { key: OTHER, label: OTHER_LABEL, count: others, to: '' }] : rows
}
