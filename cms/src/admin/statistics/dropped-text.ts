import type { Dropped } from '../../statistics/staff/views'
import { dutchNumber } from '../ui/formats'

/** What was sent and not counted, in a sentence; empty where there is nothing of it. */
export function droppedText({ robots, tooOften, other }: Dropped): string {
  const parts = [
    [robots, 'van robots'],
    [tooOften, 'vaker dan mensen achter één netwerk doen'],
    [other, 'niet te lezen of niet van deze site'],
  ] as const
  const told = parts.flatMap(([count, what]) => (count > 0 ? `${dutchNumber(count)} ${what}` : []))
  return told.length > 0 ? `Niet meegeteld: ${told.join(', ')}.` : ''
}
