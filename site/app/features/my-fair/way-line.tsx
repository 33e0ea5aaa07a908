import { useMessages } from '~/i18n/locale.tsx'
import { cx } from '~/ui/class-names.ts'
import type { Stop, Way } from './lay-out-day.ts'
import { myFairMessages } from './messages.ts'
import { atRows } from './rows.ts'

/** Up to so many minutes two ticks would lie over one another: the way is drawn as one. */
const SHORT = 5

interface WayLineProps {
  way: Way
  stop: Stop
  /** Minutes from the top of the drawing. */
  from: number
  to: number
  /** Whether the time that is left is drawn as a gap. */
  hasGap: boolean
}

/**
 * The way to a place in words: its minutes and the time left; null where it is not known.
 * @param place by its key
 */
export function wayWords(
  t: (typeof myFairMessages)['nl'],
  { minutes, slack, verdict }: Way,
  place: string,
): { readonly walk: string; readonly rest: string } | null {
  if (minutes === null || verdict === 'unknown') return null
  const walk = t.walk(minutes)
  switch (verdict) {
    case 'same':
      return { walk: t.samePlace[/^\d/.test(place) ? 'stand' : 'room'], rest: t.pause(slack) }
    case 'late':
      return { walk, rest: t.verdict.late(-slack) }
    case 'spare':
      return { walk, rest: t.verdict.spare(slack) }
    default:
      return { walk, rest: t.verdict[verdict] }
  }
}

/** The way to a stop as a dimension beside the drawing: minutes of walking, and the time left. */
export function WayLine({ way, stop, from, to, hasGap }: WayLineProps) {
  const t = useMessages(myFairMessages)
  const words = wayWords(t, way, stop.entries[0].place)
  if (!words) return null
  const isLate = way.verdict === 'late'
  return (
    <li
      ref={atRows({ from, to })}
      className={cx('my-way tabular-nums', isLate ? 'text-brick' : 'text-ink')}
    >
      <span aria-hidden="true" className={cx('my-line', to - from < SHORT && 'my-short')} />
      <p className="text-xs leading-tight">
        <b className="font-semibold md:block print:block">
          {words.walk}
          {!hasGap && ','}
        </b>{' '}
        {!hasGap && <span className="text-mute">{words.rest}</span>}
      </p>
    </li>
  )
}
